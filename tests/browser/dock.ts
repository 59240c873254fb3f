import type { Page } from "@playwright/test";
import { DOCK_WORDS } from "../../src/layout/layout-words";

/** The bar with telephone and enquiry at the bottom of phones. */
export const dock = (page: Page) => page.getByRole("complementary", { name: DOCK_WORDS.label, includeHidden: true });
