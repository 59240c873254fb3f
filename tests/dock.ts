import type { Page } from "@playwright/test";
import { EVERY_PAGE } from "./site-content";

/** The bar with telephone and enquiry at the bottom of phones. */
export const dock = (page: Page) => page.getByRole("complementary", { name: EVERY_PAGE.dock.label, includeHidden: true });
