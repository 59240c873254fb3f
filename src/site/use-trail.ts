import { useCurrentPage } from "./current-page";
import { useSiteData } from "./site-data";
import { trailTo } from "./trail";

/** @returns the way from the home page to the page on show, for its breadcrumbs */
export const useTrail = () => trailTo(useCurrentPage(), useSiteData().fixedPages);
