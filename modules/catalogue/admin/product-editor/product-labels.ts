import type { Json } from "#kit/core/fields/field-changes.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { locales } from "#kit/core/locale.ts";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { cellText, type GridColumn, gridColumns } from "../../contract/product/grid/cell-value.ts";
import { hidden } from "../../contract/product/product-state.ts";
import { nameOf, type ProductChoices } from "./product-choices.ts";
import type { ProductEditorTextKey } from "./product-editor-text.ts";

type Text = (key: ProductEditorTextKey, values?: Record<string, string | number>) => string;

const fields = [
  "status",
  "brandCode",
  "categoryCodes",
  "names",
  "descriptions",
  "facts",
  "certificates",
  "media",
  "picturedBy",
  "remindable",
  "releasedOn",
  "searchWords",
  "purchaseLimit",
  "ribbonTexts",
  "ribbonPosition",
  "sizeGuide",
  "crossSells",
  "shopMore",
  "skus",
] as const;

const isField = (name: string): name is (typeof fields)[number] => (fields as readonly string[]).includes(name);
const isColumn = (name: string): name is GridColumn => (gridColumns as readonly string[]).includes(name);
const unescapeKey = (key: string) => key.replaceAll("~1", "/").replaceAll("~0", "~");

/** How a field of a product is called in summaries, conflicts and the history: "Price of LKH1-RED". */
export function productFieldLabel(path: string, t: Text): string {
  const [group = "", ...rest] = path.split("/").map(unescapeKey);
  if (group === "skus" && rest[0] !== undefined) {
    const [code, field, attribute] = rest;
    if (field === undefined) return t("label_sku", { sku: code });
    if (field === "options") return t("label_of", { field: attribute ?? t("label_options"), sku: code });
    return t("label_of", { field: isColumn(field) ? t(`col_${field}`) : field, sku: code });
  }
  if (!isField(group)) return path;
  const locale = locales.find((one) => one === rest[0]);
  const label = t(`label_${group}`);
  return locale === undefined ? label : t("label_in", { field: label, language: languageNames[locale] });
}

/** The value of a field where its JSON is not enough. */
export function productValue(path: string, value: Json, t: Text, choices: ProductChoices): string {
  const [group = "", , column = ""] = path.split("/");
  const list = Array.isArray(value) ? value : [];
  if (group === "status" && typeof value === "string") return t(`status_${value}` as ProductEditorTextKey);
  if (group === "brandCode" && typeof value === "string") return nameOf(choices.brands, value);
  if (group === "categoryCodes") return list.map((code) => nameOf(choices.categories, String(code))).join(", ");
  if (group === "searchWords" || group === "crossSells") return list.join(", ");
  if (group === "ribbonPosition" && typeof value === "string") return t(`ribbon_${value}` as ProductEditorTextKey);
  if (group === "sizeGuide" && typeof value === "string")
    return value === hidden ? t("size_guide_none") : nameOf(choices.sizeGuides, value);
  if (group === "shopMore" && typeof value === "string")
    return value === hidden ? t("shop_more_none") : nameOf(choices.promotions, value);
  if (group === "media" || group === "facts" || group === "certificates") return t("entries", { count: list.length });
  if (group !== "skus") return typeof value === "string" ? value : JSON.stringify(value);
  if ((column === "price" || column === "salePrice") && typeof value === "number") return rp(value);
  if (isColumn(column)) return cellText({ [column]: value as never }, column);
  return typeof value === "object" && value !== null ? skuText(value as never, t) : String(value);
}

const skuText = (sku: Record<string, Json>, t: Text): string =>
  [
    ...Object.values((sku.options ?? {}) as Record<string, string>),
    ...gridColumns.flatMap((column) => {
      const text = cellText({ [column]: sku[column] as never }, column);
      return text === "" ? [] : [`${t(`col_${column}`)} ${text}`];
    }),
  ].join(", ");
