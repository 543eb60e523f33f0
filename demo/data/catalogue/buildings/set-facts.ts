import { texts } from "../../texts.ts";
import type { DemoProduct } from "../demo-product.ts";
import { materials } from "../materials.ts";

const indonesia = texts("Indonesia", "Indonesia", "Indonesia", "印度尼西亚");

/** Facts of every brick set: pieces, age, and size when built. */
export const setFacts = (pieces: string, age: string, measures: string): NonNullable<DemoProduct["facts"]> => ({
  pieces,
  age,
  material: materials.abs,
  measures,
  origin: indonesia,
});

/** The toy safety certificate of a set. */
export const toySafety = (number: string): NonNullable<DemoProduct["certificates"]> => [
  { type: "SNI", number: `SNI ISO 8124-1:2010/${number}` },
];
