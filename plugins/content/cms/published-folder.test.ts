/** @jest-environment node */
import { checkFiles } from "../check/checked-file";
import { KINDS } from "../kinds";
import { publishedFolder } from "./published-folder";

test("the launch list, the texts of drafts and pictures that only drafts show are not published", () => {
  const facts = { bytes: 1 };
  const folder = {
    texts: {
      "launch.yaml": "questions:\n  - needed: The real address.\n",
      "blog/1.yaml": "picture: /images/a.jpg\n",
      "blog/2.yaml": "draft: true\ntitle: A secret\npicture: /images/secret.jpg\n",
    },
    pictures: { "/images/a.jpg": facts, "/images/secret.jpg": facts },
  };
  expect(publishedFolder(checkFiles(folder.texts, KINDS), folder.pictures)).toEqual({
    texts: { "blog/1.yaml": folder.texts["blog/1.yaml"], "blog/2.yaml": "draft: true\n" },
    pictures: { "/images/a.jpg": facts },
  });
});
