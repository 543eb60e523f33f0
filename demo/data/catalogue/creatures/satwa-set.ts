import { texts } from "../../texts.ts";
import type { DemoProduct } from "../demo-product.ts";
import { materials } from "../materials.ts";

export type SatwaSet = Omit<DemoProduct, "brand" | "facts" | "certificates"> & {
  readonly pieces: number;
  /** From this age on. */
  readonly age: number;
  /** Of the finished model, in centimetres: length, width, height. */
  readonly measures: readonly [number, number, number];
};

const indonesia = texts("Indonesia", "Indonesia", "Indonesia", "印度尼西亚");

/** A brick set of Satwa Blok with the facts all its sets share. */
export function satwaSet({ pieces, age, measures, ...rest }: SatwaSet): DemoProduct {
  return {
    ...rest,
    brand: "SAT",
    facts: {
      pieces: String(pieces),
      age: texts(`${age} years and up`, `${age} tahun ke atas`, `Từ ${age} tuổi`, `${age} 岁以上`),
      material: materials.abs,
      measures: `${measures.join(" × ")} cm`,
      origin: indonesia,
    },
    certificates: [{ type: "SNI", number: `SNI ISO 8124-1:2010/LSPR-021-${rest.code.slice(3)}` }],
  };
}
