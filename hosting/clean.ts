import { rmSync } from "node:fs";
import { forgetGatsbyCache } from "./gatsby-cache";

/** `npm run clean`: the next build starts from nothing but the encoded pictures. */
forgetGatsbyCache();
rmSync("dist", { recursive: true, force: true });
