import type { Kind } from "./kind";
import { aboutPage } from "./kinds/about-page";
import { articles } from "./kinds/articles";
import { blogPage } from "./kinds/blog-page";
import { clients } from "./kinds/clients";
import { company } from "./kinds/company";
import { contactPage } from "./kinds/contact-page";
import { homePage } from "./kinds/home-page";
import { launchList } from "./kinds/launch-list";
import { legalPages } from "./kinds/legal-pages";
import { notFoundPage } from "./kinds/not-found-page";
import { projects } from "./kinds/projects";
import { redirects } from "./kinds/redirects";
import { reviews } from "./kinds/reviews";
import { services } from "./kinds/services";
import { servicesPage } from "./kinds/services-page";
import { solutions } from "./kinds/solutions";
import { solutionsPage } from "./kinds/solutions-page";
import { strengths } from "./kinds/strengths";
import { team } from "./kinds/team";
import { testimonials } from "./kinds/testimonials";
import { timeline } from "./kinds/timeline";

/** All kinds of data file, in the order of /admin. */
export const KINDS: readonly Kind[] = [
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
  strengths,
  team,
  timeline,
  projects,
  redirects,
  launchList,
  clients,
  reviews,
  testimonials,
];
