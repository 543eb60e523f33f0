import type { Texts } from "#kit/core/locale.ts";
import type { BrandCode } from "../catalogue/brands.ts";

/** One table: what it is about, its columns, and its rows as they are printed. The first column names the size. */
export type DemoTable = {
  readonly caption: Texts;
  readonly columns: readonly Texts[];
  readonly rows: readonly (readonly string[])[];
};

/** What one maker's sizes mean in one kind of goods. */
export type DemoChart = {
  readonly brand: BrandCode;
  /** The code of a category of the shop. */
  readonly category: string;
  /** What a shopper does with a tape, step by step. */
  readonly measure: readonly Texts[];
  readonly tables: readonly DemoTable[];
  /** What to take when between two sizes, or how the goods run. */
  readonly advice: Texts;
};
