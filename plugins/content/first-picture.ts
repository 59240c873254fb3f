import { PICTURE_TYPE } from "./fields";
import type { Kind } from "./kind";
import { walkFields } from "./walk-fields";

/** @returns the first picture in a file's content, at any depth; undefined if there is none */
export const firstPictureIn = (content: unknown, { schema }: Pick<Kind, "schema">): unknown =>
  [...walkFields(schema, content)].find(({ meta }) => meta.graphqlType === PICTURE_TYPE)?.value;
