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
  /** The first is shown first. With one colour there is nothing to choose. */
  readonly colours: readonly [ColourCode, ...ColourCode[]];
  readonly sizes?: SizeRun;
  /** Rupiah, tax included. */
  readonly price: number;
  /** What it costs now, when that is less. */
  readonly sale?: number;
  readonly facts?: Readonly<Partial<Record<FactCode, string | Texts>>>;
  /** Packed weight in grams, and the box in centimetres: length, width, height. */
  readonly grams: number;
  readonly box: readonly [number, number, number];
  readonly certificates?: readonly { readonly type: "SNI" | "K3L" | "UTTP"; readonly number: string }[];
  /** When it came into the shop, as a date of 2025 or 2026. */
  readonly released: string;
  /** A pre-order: nothing is sent before this day. */
  readonly shipsFrom?: string;
  /** How much there is: plenty unless told. `mixed` has a sold-out size or colour among the others. */
  readonly stock?: "plenty" | "few" | "none" | "mixed";
  /** Whether shoppers may ask to be told when a sold-out one is back. */
  readonly remind?: boolean;
};
