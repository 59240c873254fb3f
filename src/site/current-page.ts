import { createContext, useContext } from "react";
import { type Sheet, sheetAt, useSiteData } from "./site-data";

/** The address on show, as the layout knows it. */
export const PagePathname = createContext("/");

/** @returns address, code and short name of the page on show */
export const useSheet = (): Sheet => sheetAt(useSiteData(), useContext(PagePathname));
