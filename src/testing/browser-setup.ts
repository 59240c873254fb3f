import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";
import { installBrowserStandIns } from "./browser-stand-ins";

// jsdom has none, and react-dom/server needs one in tests of the HTML
globalThis.TextEncoder ??= TextEncoder;

installBrowserStandIns();
