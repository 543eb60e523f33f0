import type { Json } from "#kit/core/fields/field-changes.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { valueText } from "#modules/admin/web/record-editor/shown-value.ts";
import { conditionNames } from "../contract/segment-state.ts";
import type { SegmentsTextKey } from "./segments-text.ts";

type Text = Translate<SegmentsTextKey>;

/** A code with its name, and for cities their province. */
export type Choice = { readonly code: string; readonly name: string; readonly province?: string | null };
type ChoiceKind = "products" | "categories" | "brands" | "codes";
/** What conditions may name. Products include only those already named or found since. */
export type SegmentChoices = Readonly<Record<ChoiceKind, readonly Choice[]>>;

export const nameOf = (choices: readonly Choice[], code: string): string => {
  const found = choices.find((choice) => choice.code === code);
  return found ? [found.name, found.province].filter(Boolean).join(", ") : code;
};

/** The label of a field inside its condition. */
export function shortLabel(path: string, t: Text): string {
  const [condition = "", field = ""] = path.split("/");
  const isSince = condition === "lastOrder" && (field === "atLeast" || field === "atMost");
  return t((isSince ? `since_${field}` : `field_${field}`) as SegmentsTextKey);
}

/** The label of a field in summaries, conflicts and the history. */
export function segmentFieldLabel(path: string, t: Text): string {
  const [condition = "", field] = path.split("/");
  if (condition === "") return t("code");
  if (condition === "conditions") return t("conditions");
  if (!(conditionNames as readonly string[]).includes(condition))
    return condition === "name" || condition === "match" ? t(`label_${condition}`) : path;
  const label = t(`condition_${condition}` as SegmentsTextKey);
  return field === undefined ? label : t("label_of", { condition: label, field: shortLabel(path, t) });
}

/** A field's value where its JSON is not readable enough. */
export function segmentValue(path: string, value: Json, t: Text, choices: SegmentChoices): string {
  const [condition, field = ""] = path.split("/");
  if (value === true) return t("yes");
  if (path === "match") return t("match_any");
  if (condition === "club") return t(`club_${String(value)}` as SegmentsTextKey);
  if (condition === "spent" && field !== "days" && typeof value === "number") return rp(value);
  if (Array.isArray(value) && Object.hasOwn(choices, field))
    return value.map((code) => nameOf(choices[field as ChoiceKind], String(code))).join(", ");
  return valueText(value);
}
