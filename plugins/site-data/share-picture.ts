import type { Node } from "gatsby";
import type { ComputedField } from "../data-schema";
import { firstPictureIn } from "../data-schema/graphql/picture-fields";
import { KINDS } from "./kinds";
import { homePage } from "./kinds/pages/home";

/** The picture that shared links show: the first in the page's file. Pages without a picture use the home page's. */
export const sharePicture: ComputedField<Node> = {
  type: "Picture!",
  resolve: async (page, _, { nodeModel }) =>
    firstPictureIn(page, KINDS) ?? firstPictureIn(await nodeModel.findOne<Node>({ type: homePage.typeName, query: {} }), KINDS),
};
