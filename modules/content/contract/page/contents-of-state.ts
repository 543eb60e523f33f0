import type { Device } from "#kit/core/device.ts";
import {
  applyChanges,
  type FieldChange,
  type Json,
  type RecordState,
  valueAt,
} from "#kit/core/fields/field-changes.ts";
import { fallbackLocale, type Locale, locales } from "#kit/core/locale.ts";
import { defaultPerRow } from "../constants.ts";
import { columnShapes, type FieldShape, isByLanguage, productRules } from "./column-shapes.ts";
import { type ColumnState, inOrder, type PageState } from "./page-state.ts";

type Group = { readonly [field: string]: unknown };

/** Which language to read a text in: exactly this one, or any other one as a fallback in previews. */
type TextChoice = "exact" | "orOther";

/** The columns of a page in the shop's form, for one device and language; `pageContentSchema` validates the result. */
export function columnsIn(state: PageState, device: Device, locale: Locale, texts: TextChoice = "exact"): Json[] {
  return inOrder(state[device])
    .filter(([, { hidden }]) => hidden !== true)
    .map(([id, column]) => columnIn(id, column, locale, texts));
}

function columnIn(id: string, column: ColumnState, locale: Locale, texts: TextChoice): Json {
  const { fields, items } = columnShapes[column.kind];
  const own = { id, kind: column.kind, ...fieldsIn(fields, column, locale, texts) } as { [field: string]: Json };
  if (own.perRow !== undefined) own.perRow = { ...defaultPerRow, ...(own.perRow as object) };
  if (column.kind === "products") return productsIn(column, own);
  if (!items) return own;
  const shown = inOrder(column.items).map(([, item]) => fieldsIn(items.fields, item, locale, texts));
  // A slide's alternative text may be empty: the picture is decorative then.
  return { ...own, items: column.kind === "slider" ? shown.map((item) => ({ alt: "", ...item })) : shown };
}

function productsIn(column: ColumnState, { products, from, ...own }: { readonly [field: string]: Json }): Json {
  const codes = Array.isArray(products) ? products : [];
  const isRule = productRules.some((rule) => valueAt(column as RecordState, rule) !== undefined);
  return {
    ...own,
    ...(codes.length > 0 ? { items: codes.map((productCode) => ({ productCode })) } : {}),
    ...(isRule && from !== undefined ? { from } : {}),
  };
}

/** The fields of a column or an item in one language; empty ones are omitted. */
function fieldsIn(
  shapes: Readonly<Record<string, FieldShape>>,
  group: Group,
  locale: Locale,
  texts: TextChoice,
): RecordState {
  const changes = Object.entries(shapes).flatMap(([path, shape]): FieldChange[] => {
    const value = isByLanguage(shape) ? textIn(group, path, locale, texts) : valueAt(group as RecordState, path);
    return value === undefined ? [] : [{ path, after: value }];
  });
  return JSON.parse(JSON.stringify(applyChanges({}, changes))) as RecordState;
}

function textIn(group: Group, path: string, locale: Locale, texts: TextChoice): Json | undefined {
  const wanted = texts === "exact" ? [locale] : [locale, fallbackLocale, ...locales];
  return wanted.map((one) => valueAt(group as RecordState, `${path}/${one}`)).find((text) => text !== undefined);
}

/** The metadata for search engines, in one language. */
export const seoIn = ({ seo = {} }: PageState, locale: Locale, texts: TextChoice = "exact"): RecordState => ({
  ...fieldsIn({ title: { type: "text" }, description: { type: "text" } }, seo as Group, locale, texts),
  ...(seo.image === undefined ? {} : { image: seo.image }),
});

/** Whether a device has content. Without columns of its own it shows the other device's. */
export const hasColumns = (state: PageState, device: Device): boolean =>
  Object.values(state[device] ?? {}).some(({ hidden }) => hidden !== true);
