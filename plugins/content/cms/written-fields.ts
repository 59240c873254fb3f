import * as z from "zod";

const PICTURE_ROLES = new Set<unknown>(["image", "drawing", "logo"]);

/** A picture that was chosen, not uploaded: the CMS puts its public folder before the name, which cannot be relative. */
const CHOSEN_PICTURE = /^\/?images\//;

/** Keys that the CMS gives entries of lists, and leaves out when it saves. */
const CMS_KEY = /^__sc_/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (isObject(value) ? Object.values(value).every(isEmpty) : Array.isArray(value) && value.length === 0);

function writtenValue(schema: z.core.$ZodType, value: unknown, picturesPath: string): unknown {
  if (schema instanceof z.ZodOptional) return isEmpty(value) ? undefined : writtenValue(schema.unwrap(), value, picturesPath);
  if (schema instanceof z.ZodArray) {
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    return entries.map((entry) => writtenValue(schema.element, entry, picturesPath));
  }
  if (schema instanceof z.ZodObject && isObject(value)) return writtenFields(schema, value, picturesPath);
  const isPicture = PICTURE_ROLES.has(z.globalRegistry.get(schema)?.graphqlRole);
  return isPicture && typeof value === "string" ? value.replace(CHOSEN_PICTURE, `${picturesPath}/`) : value;
}

/**
 * The form in which fields from the CMS are saved: without empty optional ones, with lists that may be empty, and with
 * the paths of pictures that the checks expect.
 * @param picturesPath from the file to the pictures: "../images" or "./images"
 */
export function writtenFields(schema: z.ZodObject, values: Record<string, unknown>, picturesPath: string): Record<string, unknown> {
  const known = Object.entries(schema.shape).map(([key, field]) => [key, writtenValue(field, values[key], picturesPath)] as const);
  const unknown = Object.entries(values).filter(([key]) => !(key in schema.shape) && !CMS_KEY.test(key));
  return Object.fromEntries([...known, ...unknown].filter(([, value]) => value !== undefined));
}
