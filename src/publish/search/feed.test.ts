/** @jest-environment node */
import { createRequire } from "node:module";
import { withDateOfNewest } from "./feed";

interface Feed {
  item(entry: { title: string; date: string }): void;
  xml(): string;
}
/** The very package that gatsby-plugin-feed writes feeds with. */
const Rss: new (channel: { title: string }) => Feed = createRequire(require.resolve("gatsby-plugin-feed"))("rss");

function feedOf(...dates: string[]): string {
  const feed = new Rss({ title: "Notes" });
  for (const date of dates) feed.item({ title: `Of ${date}`, date });
  return feed.xml();
}

test("a feed bears the day of its newest article, whenever it was built", () => {
  const dated = withDateOfNewest(feedOf("2031-05-06", "2030-01-02"));
  expect(dated.match(/<lastBuildDate>.*?<\/lastBuildDate>/g)).toEqual(["<lastBuildDate>Tue, 06 May 2031 00:00:00 GMT</lastBuildDate>"]);
  expect(dated).toContain("<pubDate>Wed, 02 Jan 2030 00:00:00 GMT</pubDate>");
});

test("a feed without articles claims no day", () => {
  expect(withDateOfNewest(feedOf())).not.toContain("lastBuildDate");
});

test("a feed that is written in another way is noticed", () => {
  expect(() => withDateOfNewest("<rss></rss>")).toThrow("names no lastBuildDate");
});
