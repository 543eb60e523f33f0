import type { Json } from "#kit/core/fields/field-changes.ts";

/** A field's value as a text: texts and numbers as they are, lists by their entries, everything else by its parts. */
export function valueText(value: Json): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return value.map((one) => valueText(one as Json)).join(", ");
  return Object.entries(value)
    .map(([key, one]) => `${key}: ${valueText(one)}`)
    .join(" · ");
}
