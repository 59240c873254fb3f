import type { Node } from "gatsby";
import { firstPictureIn } from "./first-picture";
import type { ComputedField } from "./kind";
import { KINDS } from "./kinds";
import { homePage } from "./kinds/home-page";

const firstPictureOf = (page: Node) => KINDS.flatMap((kind) => (kind.typeName === page.internal.type ? firstPictureIn(page, kind) : []))[0];

/** The picture that shared links show: the first in the page's file. Pages without a picture use the home page's. */
export const sharePicture: ComputedField<Node> = {
  type: "Picture!",
  async resolve(page, _, { nodeModel }) {
    const own = firstPictureOf(page);
    if (own) return own;
    const home = await nodeModel.findOne<Node>({ type: homePage.typeName, query: {} });
    return home && firstPictureIn(home, homePage);
  },
};
