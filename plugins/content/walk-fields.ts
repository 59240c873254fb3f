import * as z from "zod";

/** A field of a data file, with its metadata from the schema. */
export interface Field {
  /** Such as ["sections", 0, "heading"]. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly meta: z.core.GlobalMeta;
}

/** @returns the schema inside .optional() and .default() */
export const innerSchema = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? innerSchema(schema.unwrap()) : schema;

/** @returns a schema's metadata, merged with that of the schema inside .optional() or .default() */
export const metaOf = (schema: z.core.$ZodType): z.core.GlobalMeta => ({
  ...z.globalRegistry.get(innerSchema(schema)),
  ...z.globalRegistry.get(schema),
});

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isWholeNumber = ({ format }: z.ZodNumber): boolean => format === "safeint";

/**
 * Yields the fields of a value, each group and list before its parts.
 * Skips fields that the schema does not know, and the parts of values of the wrong type.
 */
export function* walkFields(schema: z.core.$ZodType, value: unknown, path: Field["path"] = []): Generator<Field> {
  if (value === undefined || value === null) return;
  const inner = innerSchema(schema);
  yield { path, value, meta: metaOf(schema) };
  if (inner instanceof z.ZodObject && isObject(value)) {
    for (const [key, field] of Object.entries(inner.shape)) {
      if (Object.hasOwn(value, key)) yield* walkFields(field, value[key], [...path, key]);
    }
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walkFields(inner.element, item, [...path, index]);
  }
}

/** @returns the schema of a field; undefined if there is none. The path may omit list indices */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, typeof key === "number" ? rest : path);
  const field: z.core.$ZodType | undefined = inner instanceof z.ZodObject ? inner.shape[String(key)] : undefined;
  return field && schemaAt(field, rest);
}
