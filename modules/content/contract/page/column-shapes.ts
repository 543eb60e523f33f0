import { bannerIcons, bannerStyles } from "../columns/banner-column.ts";
import { productsStyles } from "../columns/products-column.ts";
import type { ColumnKind } from "./page-state.ts";

/** The type of a column's field. `text` and `html` have a value per language, all other types one value. */
export type FieldShape =
  | { readonly type: "text"; readonly rows?: number; readonly isRequired?: true }
  | { readonly type: "html"; readonly isRequired?: true }
  | {
      readonly type: "picture" | "video" | "captions" | "link" | "moment" | "category" | "brand" | "promotion";
      readonly isRequired?: true;
    }
  | {
      readonly type: "choice";
      readonly options: readonly string[];
      readonly fallback?: string;
      readonly isRequired?: never;
    }
  | { readonly type: "number"; readonly least: number; readonly most: number; readonly isRequired?: never }
  | { readonly type: "flag"; readonly isRequired?: never }
  | { readonly type: "products"; readonly isRequired?: never };

type Fields = Readonly<Record<string, FieldShape>>;

export type ColumnShape = {
  /** Keyed by path within the column, such as `from/category`. */
  readonly fields: Fields;
  /** For kinds with banners or slides. */
  readonly items?: { readonly fields: Fields; readonly most: number };
};

const text = { type: "text" } as const;
const longText = { type: "text", rows: 3 } as const;
const link = { type: "link" } as const;
const title = { type: "text", isRequired: true } as const;
const perRow = (device: "pc" | "h5") => ({ type: "number", least: 1, most: device === "pc" ? 6 : 3 }) as const;

/** The fields of every kind of column, in the order of the form. */
export const columnShapes: Readonly<Record<ColumnKind, ColumnShape>> = {
  banner: {
    fields: {
      style: { type: "choice", options: bannerStyles, fallback: "wide" },
      title: text,
      "perRow/pc": perRow("pc"),
      "perRow/h5": perRow("h5"),
    },
    items: {
      most: 24,
      fields: {
        image: { type: "picture" },
        alt: text,
        title: text,
        text: longText,
        label: text,
        href: link,
        icon: { type: "choice", options: bannerIcons },
      },
    },
  },
  slider: {
    fields: { title },
    items: {
      most: 8,
      fields: {
        image: { type: "picture", isRequired: true },
        alt: text,
        title: text,
        text: longText,
        label: text,
        href: link,
      },
    },
  },
  products: {
    fields: {
      title: text,
      style: { type: "choice", options: productsStyles, fallback: "grid" },
      products: { type: "products" },
      "from/category": { type: "category" },
      "from/brand": { type: "brand" },
      "from/activity": { type: "promotion" },
      "from/newest": { type: "flag" },
      "from/limit": { type: "number", least: 1, most: 24 },
      label: text,
      href: link,
      "perRow/pc": perRow("pc"),
      "perRow/h5": perRow("h5"),
    },
  },
  html: { fields: { html: { type: "html", isRequired: true } } },
  video: {
    fields: {
      title,
      src: { type: "video", isRequired: true },
      poster: { type: "picture", isRequired: true },
      captions: { type: "captions" },
    },
  },
  countdown: {
    fields: {
      title,
      text: longText,
      endsAt: { type: "moment", isRequired: true },
      activityCode: { type: "promotion" },
      label: text,
      href: link,
    },
  },
  tiers: { fields: { title: text, activityCode: { type: "promotion", isRequired: true } } },
};

export const longestHtml = 100_000;
export const longestText = 400;
export const mostColumns = 40;
export const mostProducts = 48;

/** The rules of a products column; at least one is required. */
export const productRules = ["from/category", "from/brand", "from/activity", "from/newest"] as const;

/** Whether a field has a value for each language. */
export const isByLanguage = ({ type }: FieldShape): boolean => type === "text" || type === "html";
