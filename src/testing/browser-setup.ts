import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";
import { installBrowserStandIns } from "./browser-stand-ins";

// react-dom/server needs TextEncoder, which jsdom lacks.
globalThis.TextEncoder ??= TextEncoder;

installBrowserStandIns();
