import type { Texts } from "#kit/core/locale.ts";
import type { BrandCode } from "../catalogue/brands.ts";

/** One table: title, columns and rows. The first column is the size. */
export type DemoTable = {
  readonly caption: Texts;
  readonly columns: readonly Texts[];
  readonly rows: readonly (readonly string[])[];
};

/** One brand's sizes for one kind of product. */
export type DemoChart = {
  readonly brand: BrandCode;
  /** The code of a category of the shop. */
  readonly category: string;
  /** Measuring instructions, step by step. */
  readonly measure: readonly Texts[];
  readonly tables: readonly DemoTable[];
  /** What to take when between two sizes, or how the goods run. */
  readonly advice: Texts;
};
