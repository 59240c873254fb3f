import type * as z from "zod";
import { metaOf, schemaAt } from "../walk-fields";

/** @returns "Menu title" for menuTitle */
export const labelOf = (key: string): string => {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** @returns the field's title in the schema, or else its name as words */
export const fieldLabel = (key: string, schema: z.core.$ZodType): string => metaOf(schema).title ?? labelOf(key);

/**
 * @param field the field's name in a message: "layers.0.title"
 * @returns the labels on the way to it: "Layers 1 › Title"
 */
export function labelPath(schema: z.core.$ZodType, field: string): string {
  const steps = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const labels: string[] = [];
  for (const [depth, step] of steps.entries()) {
    if (typeof step === "number") labels.push(`${labels.pop() ?? ""} ${step + 1}`.trim());
    else labels.push(fieldLabel(step, schemaAt(schema, steps.slice(0, depth + 1)) ?? schema));
  }
  return labels.join(" › ");
}
