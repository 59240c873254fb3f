import { launchList, redirects } from "../data-schema";
import { articles } from "./kinds/articles";
import { clients } from "./kinds/clients";
import { company } from "./kinds/company";
import { everyPage } from "./kinds/every-page";
import { legalPages } from "./kinds/legal-pages";
import { aboutPage } from "./kinds/pages/about";
import { blogPage } from "./kinds/pages/blog";
import { contactPage } from "./kinds/pages/contact";
import { homePage } from "./kinds/pages/home";
import { notFoundPage } from "./kinds/pages/not-found";
import { servicesPage } from "./kinds/pages/services";
import { solutionsPage } from "./kinds/pages/solutions";
import { reviews } from "./kinds/reviews";
import { services } from "./kinds/services";
import { solutions } from "./kinds/solutions";
import { strengths } from "./kinds/strengths";
import { team } from "./kinds/team";
import { testimonials } from "./kinds/testimonials";
import { timeline } from "./kinds/timeline";

/** All kinds of data file, in the order of /admin. */
export const KINDS = [
  services,
  solutions,
  articles,
  legalPages,
  homePage,
  aboutPage,
  servicesPage,
  solutionsPage,
  blogPage,
  contactPage,
  notFoundPage,
  company,
  everyPage,
  strengths,
  team,
  timeline,
  redirects,
  launchList,
  clients,
  reviews,
  testimonials,
] as const;
