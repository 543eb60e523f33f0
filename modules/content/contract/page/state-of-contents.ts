import {
  applyChanges,
  type FieldChange,
  type Json,
  type RecordState,
  valueAt,
} from "#kit/core/fields/field-changes.ts";
import { fallbackLocale, type Locale, locales } from "#kit/core/locale.ts";
import type { PageContent } from "../page-columns.ts";
import type { Seo } from "../seo.ts";
import { columnShapes, type FieldShape, isByLanguage } from "./column-shapes.ts";
import type { ColumnStates, PageState } from "./page-state.ts";

type ByLanguage<One> = Readonly<Partial<Record<Locale, One>>>;
type Contents = ByLanguage<{ readonly content: PageContent; readonly seo?: Seo }>;
type Fields = Readonly<Record<string, FieldShape>>;

/** Gap between positions, so that a move changes only its own position. */
export const positionStep = 1_024;

/** Converts published columns to their editable state. Values other than texts are taken from the English page. */
export function columnsOfContents(contents: Contents): ColumnStates {
  const columnsOf = (locale: Locale) => contents[locale]?.content.columns ?? [];
  const model =
    columnsOf(fallbackLocale).length > 0
      ? fallbackLocale
      : (locales.find((one) => columnsOf(one).length > 0) ?? fallbackLocale);
  const states = columnsOf(model).map((column, at) => {
    const inLanguages = byLanguage((locale) => columnsOf(locale)[at]);
    const { fields, items: shaped } = columnShapes[column.kind];
    const state: { [field: string]: Json } = {
      kind: column.kind,
      position: (at + 1) * positionStep,
      ...fieldsOf(fields, inLanguages, model),
    };
    if (column.kind === "products" && column.items.length > 0)
      state.products = column.items.map(({ productCode }) => productCode);
    if (shaped && "items" in column) {
      const items = column.items.map((_, place) => {
        const each = byLanguage((locale) => itemsOf(inLanguages[locale])[place]);
        return [`i${place + 1}`, { position: (place + 1) * positionStep, ...fieldsOf(shaped.fields, each, model) }];
      });
      if (items.length > 0) state.items = Object.fromEntries(items);
    }
    return [column.id, state];
  });
  return Object.fromEntries(states) as ColumnStates;
}

/** The editable state of a page for both devices. Its name is its English title, or its path. */
export function stateOfContents(path: string, contents: { readonly pc?: Contents; readonly h5?: Contents }): PageState {
  const seoOf = (locale: Locale) => contents.pc?.[locale]?.seo ?? contents.h5?.[locale]?.seo;
  const texts = (field: "title" | "description") =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const text = seoOf(locale)?.[field];
        return text ? [[locale, text]] : [];
      }),
    );
  const [title, description, image] = [texts("title"), texts("description"), seoOf(fallbackLocale)?.image];
  const seo = {
    ...(Object.keys(title).length > 0 ? { title } : {}),
    ...(Object.keys(description).length > 0 ? { description } : {}),
    ...(image === undefined ? {} : { image }),
  };
  const columns = (["pc", "h5"] as const).flatMap((device) => {
    const own = columnsOfContents(contents[device] ?? {});
    return Object.keys(own).length > 0 ? [[device, own]] : [];
  });
  return {
    name: (title[fallbackLocale] ?? path).slice(0, 120),
    ...(Object.keys(seo).length > 0 ? { seo } : {}),
    ...Object.fromEntries(columns),
  };
}

const byLanguage = <One>(find: (locale: Locale) => One | undefined): ByLanguage<One> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const found = find(locale);
      return found === undefined ? [] : [[locale, found]];
    }),
  ) as ByLanguage<One>;

const itemsOf = (column: unknown): readonly unknown[] => {
  const { items } = (column ?? {}) as { readonly items?: unknown };
  return Array.isArray(items) ? items : [];
};

/** The fields of a column or an item from its published forms in all languages. Empty texts are omitted. */
function fieldsOf(shapes: Fields, inLanguages: ByLanguage<unknown>, model: Locale): RecordState {
  const changes = Object.entries(shapes).flatMap(([path, shape]): FieldChange[] => {
    if (shape.type === "products") return [];
    if (!isByLanguage(shape)) return filled(path, inLanguages[model], path);
    return locales.flatMap((locale) => filled(`${path}/${locale}`, inLanguages[locale], path));
  });
  return JSON.parse(JSON.stringify(applyChanges({}, changes))) as RecordState;
}

function filled(path: string, from: unknown, at: string): FieldChange[] {
  const value = valueAt((from ?? {}) as RecordState, at);
  return value === undefined || value === null || value === "" ? [] : [{ path, after: value }];
}
