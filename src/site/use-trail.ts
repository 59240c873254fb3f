import { useCurrentPage } from "./current-page";
import { useSiteData } from "./site-data";
import { trailTo } from "./trail";

/** @returns the breadcrumbs of the visible page */
export const useTrail = () => trailTo(useCurrentPage(), useSiteData().fixedPages);
