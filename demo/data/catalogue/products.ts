import { buildings } from "./buildings.ts";
import { carry } from "./carry.ts";
import { clothing } from "./clothing.ts";
import { court } from "./court.ts";
import { creatures } from "./creatures.ts";
import type { DemoProduct } from "./demo-product.ts";
import { home } from "./home.ts";
import { shoes } from "./shoes.ts";
import { training } from "./training.ts";
import { vehicles } from "./vehicles.ts";

/** Everything the demo shop sells. */
export const products: readonly DemoProduct[] = [
  ...buildings,
  ...vehicles,
  ...creatures,
  ...court,
  ...training,
  ...shoes,
  ...clothing,
  ...carry,
  ...home,
];
