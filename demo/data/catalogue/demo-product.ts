import type { Texts } from "#kit/core/locale.ts";
import type { BrandCode } from "./brands.ts";
import type { CategoryCode } from "./categories.ts";
import type { ColourCode } from "./colours.ts";
import type { FactCode } from "./facts.ts";
import type { SizeRun } from "./sizes.ts";

/** One product as a merchandiser would write it down; its SKUs are every colour in every size. */
export type DemoProduct = {
  /** Three letters of the brand and four digits: `BTR1001`. */
  readonly code: string;
  readonly brand: BrandCode;
  /** A category of the third level. */
  readonly category: CategoryCode;
  readonly name: Texts;
  /** Two or three sentences. */
  readonly description: Texts;
  /** The first is the default. A single colour is no choice. */
  readonly colours: readonly [ColourCode, ...ColourCode[]];
  readonly sizes?: SizeRun;
  /** Rupiah, tax included. */
  readonly price: number;
  /** The sale price, when it is reduced. */
  readonly sale?: number;
  readonly facts?: Readonly<Partial<Record<FactCode, string | Texts>>>;
  /** Packed weight in grams, and the box in centimetres: length, width, height. */
  readonly grams: number;
  readonly box: readonly [number, number, number];
  readonly certificates?: readonly { readonly type: "SNI" | "K3L" | "UTTP"; readonly number: string }[];
  /** When it came into the shop, as a date of 2025 or 2026. */
  readonly released: string;
  /** A pre-order: not shipped before this day. */
  readonly shipsFrom?: string;
  /** The stock level: plenty by default. `mixed` has one sold-out size or colour. */
  readonly stock?: "plenty" | "few" | "none" | "mixed";
  /** Whether shoppers can be notified when it is back in stock. */
  readonly remind?: boolean;
};
