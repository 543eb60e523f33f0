import { formatDateTime } from "#kit/core/date-format.ts";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { type Locale, locales } from "#kit/core/locale.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { type Choice, nameOf, type PromotionChoices } from "../promotion-editor/promotion-choices.ts";
import type { CouponEditorTextKey } from "./coupon-editor-text.ts";

type Text = Translate<CouponEditorTextKey>;

const fields: ReadonlySet<string> = new Set([
  ...[
    "status",
    "singleUse",
    "audience",
    "segment",
    "names",
    "descriptions",
    "percent",
    "mostDiscount",
    "amount",
    "minimumSpend",
  ],
  ...["beginsAt", "endsAt", "totalLimit", "perUserLimit", "stackable", "scope"],
]);

const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text);

/** The label of a coupon field in summaries, conflicts and the history. */
export function couponFieldLabel(path: string, t: Text): string {
  const [field = "", below] = path.split("/");
  if (field === "") return t("code");
  if (!fields.has(field)) return path;
  if (field === "scope" && below !== undefined) return t(`scope_${below}` as CouponEditorTextKey);
  const label = t(`label_${field}` as CouponEditorTextKey);
  return below !== undefined && isLocale(below)
    ? t("label_in", { field: label, language: languageNames[below] })
    : label;
}

type Names = Pick<PromotionChoices, "brands" | "categories" | "products"> & { readonly segments: readonly Choice[] };

const inRupiah: ReadonlySet<string> = new Set(["mostDiscount", "amount", "minimumSpend"]);

/** Formats a field's value where its JSON is not readable enough. */
export function couponValue(path: string, value: Json, t: Text, locale: Locale, names: Names): string {
  const [field = "", below = ""] = path.split("/");
  if (value === true) return t("yes");
  if (field === "status") return t(`status_${String(value)}` as CouponEditorTextKey);
  if (field === "audience") return t(`audience_${String(value)}` as CouponEditorTextKey);
  if (field === "segment") return nameOf(names.segments, String(value));
  if ((field === "beginsAt" || field === "endsAt") && typeof value === "string")
    return formatDateTime(new Date(value), locale);
  if (field === "scope" && Array.isArray(value))
    return value.map((code) => nameOf(names[below as keyof Names] ?? [], String(code))).join(", ");
  if (inRupiah.has(field) && typeof value === "number") return rp(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}
