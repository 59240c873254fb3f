import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";
import { installBrowserStandIns } from "./browser-stand-ins";

// jsdom has none; react-dom/server, which tests of the HTML use, wants one
globalThis.TextEncoder ??= TextEncoder;

if (typeof window !== "undefined") installBrowserStandIns();
