import { formatDateTime } from "#kit/core/date-format.ts";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { type Locale, locales } from "#kit/core/locale.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { nameOf, type PromotionChoices, skuName } from "./promotion-choices.ts";
import type { PromotionEditorTextKey } from "./promotion-editor-text.ts";

type Text = Translate<PromotionEditorTextKey>;

const fields = [
  ...["status", "kind", "names", "descriptions", "remarks", "labels", "beginsAt", "endsAt", "priority", "sort"],
  ...["exclusive", "stackable", "amountByQty", "rewardByPercentage", "pwpCountsForTiers", "mostTimes", "budget"],
  ...["ribbon", "scope", "priceFrom", "priceUntil", "audience", "levels", "rule", "skus"],
] as const;

const unescapeKey = (key: string) => key.replaceAll("~1", "/").replaceAll("~0", "~");

/** The label of a promotion field in summaries, conflicts and the history: "Price of LKH1-RED". */
export function promotionFieldLabel(path: string, t: Text): string {
  const [group = "", first, second, third] = path.split("/").map(unescapeKey);
  if (group === "") return t("code");
  if (!(fields as readonly string[]).includes(group)) return path;
  if (group === "skus" && first !== undefined)
    return second === undefined
      ? first
      : t("label_of", { field: t(`sku_${second}` as PromotionEditorTextKey), of: first });
  if (group === "levels" && first !== undefined) {
    const level = t("level", { number: Number(first) + 1 });
    return second === undefined ? level : `${level}: ${t(`level_${second}` as PromotionEditorTextKey)}`;
  }
  if (group === "scope" && first !== undefined) return t(`scope_${first}` as PromotionEditorTextKey);
  if (group === "ribbon" && first !== undefined) {
    const label = t(`ribbon_${first}` as PromotionEditorTextKey);
    return second !== undefined && isLocale(second)
      ? t("label_in", { field: label, language: languageNames[second] })
      : label;
  }
  const label = t(`label_${group}` as PromotionEditorTextKey);
  return first !== undefined && third === undefined && isLocale(first)
    ? t("label_in", { field: label, language: languageNames[first] })
    : label;
}

const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text);

type Names = Pick<PromotionChoices, "brands" | "categories" | "products" | "skus">;

/** Formats a field's value where its JSON is not readable enough. */
export function promotionValue(path: string, value: Json, t: Text, locale: Locale, names: Names): string {
  const [group = "", first = "", second = ""] = path.split("/").map(unescapeKey);
  if (value === true) return t("yes");
  if (group === "status") return t(`status_${String(value)}` as PromotionEditorTextKey);
  if (group === "kind") return t(`kind_${String(value)}` as PromotionEditorTextKey);
  if (group === "audience") return t(`audience_${String(value)}` as PromotionEditorTextKey);
  if ((group === "beginsAt" || group === "endsAt") && typeof value === "string")
    return formatDateTime(new Date(value), locale);
  if (group === "scope" && Array.isArray(value)) {
    const known = { products: names.products, categories: names.categories, brands: names.brands };
    return value.map((code) => nameOf(known[first as keyof typeof known] ?? [], String(code))).join(", ");
  }
  if ((group === "priceFrom" || group === "priceUntil") && typeof value === "number") return rp(value);
  if (group === "skus" && second === "price" && typeof value === "number") return rp(value);
  if (group === "levels" && Array.isArray(value)) return value.map((level) => levelText(level, t, names)).join("; ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

function levelText(level: Json, t: Text, { skus }: Names): string {
  const { threshold, reward, giveaways } = (level ?? {}) as Record<string, Json>;
  const goods = (Array.isArray(giveaways) ? giveaways : []).map((one) =>
    skuName(skus, String((one as Record<string, Json>).skuCode)),
  );
  return [
    threshold === undefined ? "" : `${t("level_threshold")} ${Number(threshold).toLocaleString("id-ID")}`,
    reward === undefined ? "" : `${t("level_reward")} ${Number(reward).toLocaleString("id-ID")}`,
    ...goods,
  ]
    .filter(Boolean)
    .join(", ");
}
