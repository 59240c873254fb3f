import type { Locator, Page } from "@playwright/test";

/** Components name their parts for tests. Labels, class names and files may change. */
export const part = (within: Page | Locator, name: string): Locator => within.locator(`[data-part="${name}"]`);
