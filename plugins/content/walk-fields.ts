import * as z from "zod";

/** A field of a data file, with its metadata from the schema. */
export interface Field {
  /** Such as ["layers", 0, "title"]. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly meta: z.core.GlobalMeta;
}

const withoutOptional = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? withoutOptional(schema.unwrap()) : schema;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a number may have no fraction. */
export const isWholeNumber = ({ format }: z.ZodNumber): boolean => format === "safeint";

/**
 * Walks through the fields of a value, groups and lists before their parts.
 * Skips fields that are unknown to the schema or of the wrong type.
 */
export function* walkFields(schema: z.core.$ZodType, value: unknown, path: Field["path"] = []): Generator<Field> {
  if (value === undefined || value === null) return;
  const inner = withoutOptional(schema);
  yield { path, value, meta: z.globalRegistry.get(inner) ?? {} };
  if (inner instanceof z.ZodObject && isObject(value)) {
    for (const [key, field] of Object.entries(inner.shape)) {
      if (Object.hasOwn(value, key)) yield* walkFields(field, value[key], [...path, key]);
    }
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walkFields(inner.element, item, [...path, index]);
  }
}

/** @returns the schema of a field; undefined if there is no such field */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  const inner = withoutOptional(schema);
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest);
  if (inner instanceof z.ZodObject && typeof key === "string" && Object.hasOwn(inner.shape, key)) {
    const field: z.core.$ZodType | undefined = inner.shape[key];
    return field && schemaAt(field, rest);
  }
  return undefined;
}

export function isOptionalAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): boolean {
  const around = schemaAt(schema, path.slice(0, -1));
  return around instanceof z.ZodObject && around.shape[String(path.at(-1))] instanceof z.ZodOptional;
}

/** @returns the names of all fields of a schema, without numbers of entries: "seo", "seo.title", "layers.title" */
export function fieldNames(schema: z.core.$ZodType, name = ""): string[] {
  const inner = withoutOptional(schema);
  if (inner instanceof z.ZodArray) return fieldNames(inner.element, name);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([key, field]) => {
    const own = name ? `${name}.${key}` : key;
    return [own, ...fieldNames(field, own)];
  });
}
