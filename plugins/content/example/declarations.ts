/** A bakery: the declarations on which the engine's tests run. */

import * as z from "zod";
import type { Declarations } from "../declarations";
import { anchor, day, drawing, group, list, markdown, pattern, picture, reference, text } from "../fields";
import { defineKind, definePageGroup } from "../kind";
import { launchList } from "../kinds/launch-list";
import { redirects } from "../kinds/redirects";

const PICTURE_SIZE = { width: 1920, height: 1080 };
const MARK_SIZE = { width: 504, height: 120 };

const seo = group("Seo", "What search engines show.", {
  title: text("The page's title in search results.", 60).meta({ unique: "site" }),
  description: text("The two lines under the title.", 155).min(50).meta({ unique: "site" }),
});
const code = pattern("The place on the shelf.", /^[A-Z]-\d{2,4}$/, "is not a shelf code such as M-02").meta({ unique: "site" });
const menuTitle = text("The short name in the menu.", 40);
const order = group("OrderText", "The text beside the order form.", {
  heading: text("The heading.", 80),
  lead: text("The sentence under it."),
});
const questions = list("Question", "Questions that customers ask.", {
  question: text("The question.", 140),
  answer: markdown("The answer.", 1500),
});
const markers = list("Marker", "Numbered markers on the picture and their legend.", {
  label: text("What the marker points at.", 60),
  x: z.number().min(0).max(100).meta({ description: "Distance from the left edge, in percent." }),
  y: z.number().min(0).max(100).meta({ description: "Distance from the top edge, in percent." }),
});
const notes = (description: string) =>
  list("Note", description, { title: text("A few words.", 80), detail: text("A sentence or two.") }).min(1);

const products = definePageGroup({
  typeName: "Product",
  schema: { seo, code, title: text("The page's main heading.", 60), menuTitle },
});
const product = reference(products, "cake or bread", "plum-cake");
const related = z.array(product).max(6).meta({ description: "File names, without .yaml, of cakes and breads that go with this one." });

export const cakes = defineKind({
  files: "cakes/*.yaml",
  typeName: "CakesYaml",
  page: "/cakes/*",
  template: "cake.tsx",
  groups: [products],
  schema: {
    seo,
    code,
    grams: z.int().min(2700).max(9000).meta({ description: "The weight of a cake." }),
    title: text("The page's main heading.", 60),
    menuTitle,
    picture: picture("The large picture at the head of the page.", PICTURE_SIZE),
    markers: markers.optional(),
    drawing: drawing("The line drawing on the price list."),
    summary: text("One sentence for the card on the overview page.", 110),
    lead: text("The sentence with the heading.", 200),
    headline: text("The heading of the first section.", 90),
    paragraphs: z.array(markdown("A paragraph, in Markdown.", 1500)).min(1).meta({ description: "The first section." }),
    facts: group("CakeFacts", "The facts beside the picture.", {
      grains: text("The grains it is made of.", 100),
      tins: text("The tins it is baked in.", 100),
      days: text("The days on which it is baked.", 100),
    }),
    layersHeading: text("The heading over the layers, where it is not that of the other cakes.", 60).optional(),
    layers: list("Note", "The layers, from the bottom.", {
      title: text("A few words.", 80).meta({ unique: "file", anchorOf: (title) => `layer-${title.toLowerCase().replace(/\W+/g, "-")}` }),
      detail: text("A sentence or two."),
    }).min(1),
    reasons: notes("Why customers like it.").optional(),
    storage: markdown("How to keep it fresh.", 600),
    related,
    faqs: questions.min(1),
    cta: text("The text on the button beside the heading.", 40),
    order,
  },
});

const breads = defineKind({
  files: "breads/*.yaml",
  typeName: "BreadsYaml",
  page: "/breads/*",
  template: "bread.tsx",
  groups: [products],
  schema: { ...products.schema, related },
});

const recipes = defineKind({
  files: "recipes/*.yaml",
  typeName: "RecipesYaml",
  page: "/recipes/*",
  template: "recipe.tsx",
  anchors: ["faq"],
  schema: {
    seo,
    code,
    title: text("The recipe's heading.", 90),
    menuTitle,
    date: day("The day of publication."),
    desk: text("Who wrote it.", 40),
    excerpt: text("The sentences on the recipe's card.", 220),
    picture: picture("The picture at the head of the recipe.", PICTURE_SIZE),
    intro: text("The opening paragraph.", 500),
    sections: list("TextSection", "The recipe's sections.", {
      id: anchor("The anchor of the section.", "section1"),
      heading: text("The section's heading.", 100),
      body: markdown("The section's text, in Markdown."),
    }).min(1),
    faq: questions.length(3),
    related,
  },
  computed: { sectionCount: { type: "Int!", resolve: ({ sections }) => sections.length } },
});

/** A page with the address of the file's name, and two that must exist. */
const legalPages = defineKind({
  files: "legal/*.yaml",
  typeName: "LegalYaml",
  page: "/*",
  template: "legal.tsx",
  requiredFiles: ["privacy"],
  schema: { seo, code, menuTitle, title: text("The page's heading.", 60) },
});

const homePage = defineKind({
  files: "pages/home.yaml",
  typeName: "HomePageYaml",
  page: "/",
  schema: {
    seo,
    code,
    menuTitle,
    slides: list("Slide", "The slideshow.", { entry: product, title: text("The short name on the slide.", 14) }),
  },
});

const cakesPage = defineKind({
  files: "pages/cakes.yaml",
  typeName: "CakesPageYaml",
  page: "/cakes",
  anchors: ["codes"],
  schema: { seo, code, menuTitle, codes: group("CodeKey", "The key to the codes.", { note: text("What a code means.", 200) }) },
});

const contactPage = defineKind({
  files: "pages/contact.yaml",
  typeName: "ContactPageYaml",
  page: "/contact",
  schema: { seo, code, menuTitle, open: z.boolean().optional().meta({ description: "Whether the shop takes orders." }) },
});

const company = defineKind({ files: "company.yaml", typeName: "CompanyYaml", schema: { name: text("The name of the bakery.", 24) } });

const suppliers = defineKind({
  files: "suppliers.json",
  typeName: "SuppliersJson",
  schema: {
    eyebrow: text("The short label in the margin.", 30),
    heading: text("The heading.", 80),
    items: list("Supplier", "The suppliers.", {
      name: text("The supplier's name.", 60),
      type: text("What the supplier does.", 80),
      logo: picture("The supplier's mark.", MARK_SIZE, true),
    }).min(1),
  },
});

export const BAKERY: Declarations = {
  kinds: [cakes, breads, recipes, legalPages, homePage, cakesPage, contactPage, company, redirects, launchList, suppliers],
  everyPage: {
    typeName: "BakeryPage",
    schema: { seo, code, menuTitle },
    anchors: ["main", "order"],
    computed: { shareText: { type: "String!", resolve: () => "Fresh from the oven" } },
  },
  reservedAddresses: { "/ovens": "the ovens", "/recipes/page": "the further pages of the recipe list", "/menu.pdf": "the menu" },
};
