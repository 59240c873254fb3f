import type { Subject } from "../operation";

const TELUGU = "హైదరాబాద్‌లోని కర్మాగారాలకు శీతలీకరణ, విద్యుత్ మరియు భద్రతా వ్యవస్థలు";
const EMOJI = "👷🏽‍♀️🏗️";

/** Texts that are not in the Latin alphabet, where a line is higher and a word cannot be guessed. */
export const languages: Subject = [
  {
    name: "Telugu: a service's heading, name in the menu, lead, and a question",
    edit(site) {
      const [, , , , fifth = ""] = site.slugsByCode("services");
      site.set(`services/${fifth}.yaml`, {
        title: "విద్యుత్ మరియు శీతలీకరణ సేవలు",
        menuTitle: "విద్యుత్ సేవలు",
        lead: TELUGU,
        headline: TELUGU,
        summary: TELUGU,
        "faqs.0.question": `${TELUGU}?`,
      });
    },
  },
  {
    name: "Telugu: a solution's cover, and an article",
    edit(site) {
      const [, , third = ""] = site.slugsByCode("solutions");
      site.set(`solutions/${third}.yaml`, { title: "బ్యాంకుల భద్రతా పరిష్కారాలు", menuTitle: "బ్యాంకులు", lead: TELUGU, headline: TELUGU });
      const [, , article = ""] = site.slugsByCode("blog");
      site.set(`blog/${article}.yaml`, { title: TELUGU, excerpt: TELUGU, intro: `${TELUGU}. ${TELUGU}.` });
    },
  },
  {
    name: "Telugu and emoji: the welcome, a review, a testimonial, a strength, a date of the timeline",
    edit(site) {
      site.set("pages/home.yaml", { "welcome.kicker": `${EMOJI} ${TELUGU}`.slice(0, 60), "welcome.lead": `${TELUGU} ${EMOJI}` });
      site.set("reviews.json", { "items.0.quote": `${TELUGU} ${EMOJI}`, "items.0.name": "ప్లాంట్ అధిపతి" });
      site.set("testimonials.json", { "items.0.text": `${TELUGU} ${EMOJI}` });
      site.set("strengths.yaml", { "items.0.title": "కొలిచిన ఇంజినీరింగ్", "items.0.text": TELUGU });
      site.set("timeline.yaml", { "items.0.title": `కెల్విన్ ${EMOJI}`, "items.0.description": TELUGU });
    },
  },
  {
    name: "a link, a list, a table, a very long word and signs of HTML in texts",
    edit(site) {
      const [, , , , , sixth = ""] = site.slugsByCode("services");
      site.set(`services/${sixth}.yaml`, {
        "paragraphs.0": `5 < 6 & "7" — [to us](/contact), **bold** and a very-long-word-${"pumpe".repeat(12)}`,
        "offerings.0.title": `<script>alert("1")</script> & pumps`,
      });
      const [, , , article = ""] = site.slugsByCode("blog");
      site.set(`blog/${article}.yaml`, {
        "sections.0.body":
          "- one\n- two\n\n| reading | in January | in May | in September | in December | in words |\n|---|---|---|---|---|---|\n| chilled water | 7.1 | 7.4 | 7.2 | 7.0 | steady |\n",
      });
    },
  },
];
