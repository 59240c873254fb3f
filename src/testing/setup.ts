import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";

// jsdom has none; react-dom/server, which tests of the HTML use, wants one
globalThis.TextEncoder ??= TextEncoder;
