import { birds } from "./creatures/birds.ts";
import { dinosaurs } from "./creatures/dinosaurs.ts";
import { flowers } from "./creatures/flowers.ts";
import { mammals } from "./creatures/mammals.ts";
import { waterAndScales } from "./creatures/water-and-scales.ts";
import type { DemoProduct } from "./demo-product.ts";

/** Animals, dinosaurs and plants of Satwa Blok, in the order of their codes. */
export const creatures: readonly DemoProduct[] = [
  ...mammals,
  ...birds,
  ...waterAndScales,
  ...dinosaurs,
  ...flowers,
].toSorted((a, b) => a.code.localeCompare(b.code));
