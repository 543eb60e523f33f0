import { buildings } from "./buildings.ts";
import { carry } from "./carry.ts";
import { clothing } from "./clothing.ts";
import { court } from "./court.ts";
import { creatures } from "./creatures.ts";
import { home } from "./home.ts";
import type { Look } from "./look.ts";
import { shoes } from "./shoes.ts";
import { training } from "./training.ts";
import { vehicles } from "./vehicles.ts";

/** How every product of the demo shop looks. */
export const looks: readonly Look[] = [
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
