import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { outcomes } from "../contract/import-forms.ts";
import type { ImportTextKey } from "./import-text.ts";
import type { AdminImportResult, AdminImportRowsResult, AdminImportsResult } from "./imports.graphql.gen.ts";

export type ImportSummary = AdminImportsResult["adminImports"]["imports"][number];
export type Import = NonNullable<AdminImportResult["adminImport"]>;
export type ImportRecord = AdminImportRowsResult["adminImportRows"]["rows"][number];

/** Additional results of a preview; older imports may lack some of them. */
export type ImportNotes = {
  readonly added?: {
    readonly brands: readonly { readonly name: string }[];
    readonly categories: readonly { readonly name: string }[];
    readonly values: readonly { readonly name: string }[];
  };
  readonly ignored?: readonly string[];
  readonly drafts?: number;
  readonly pictures?: number;
  readonly stock?: number;
  readonly stockPlace?: string | null;
  readonly lostRows?: readonly { readonly row: number; readonly column: string; readonly message: string }[];
  readonly failedPictures?: readonly { readonly url: string }[];
};

export const outcomeTabs = outcomes;
export type OutcomeTab = (typeof outcomes)[number];

export const asOutcome = (text: string | null): OutcomeTab | null =>
  outcomes.find((outcome) => outcome === text) ?? null;

const stateTones = { uploaded: "neutral", previewed: "info", applied: "court", undone: "neutral" } as const;
export const stateTone = (state: string) => stateTones[state as keyof typeof stateTones];

const outcomeTones = {
  created: "court",
  changed: "info",
  unchanged: "neutral",
  refused: "danger",
  outdated: "sun",
} as const;
export const outcomeTone = (outcome: string) => outcomeTones[outcome as OutcomeTab];

/** A field's path for display: `skus/B5/price` → `skus › B5 › price`. */
export const pathText = (path: string): string =>
  path
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(" › ");

const longest = 240;

/** Formats a value for a cell of the preview. */
export function valueText(value: unknown): string {
  const text = plainText(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(plainText).join(", ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${plainText(one)}`)
      .join(" · ");
  }
  return String(value);
}

/** Number of records that will be, or were, written. */
export const writtenOf = ({ counts }: Pick<Import, "counts">): number => counts.created + counts.changed;

const sources = {
  own: "source_own",
  shopify: "source_shopify",
  woocommerce: "source_woo",
  bulk: "source_bulk",
} as const;
export const sourceText = (source: string, t: Translate<ImportTextKey>): string =>
  source in sources ? t(sources[source as keyof typeof sources]) : source;

const types = {
  product: "type_product",
  brand: "type_brand",
  category: "type_category",
  redirect: "type_redirect",
  stock: "type_stock",
  coupon: "type_coupon",
  customer: "type_customer",
} as const;
export const typeText = (type: string, t: Translate<ImportTextKey>): string =>
  type in types ? t(types[type as keyof typeof types]) : type;
