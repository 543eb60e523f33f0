import { backpacks } from "./carry/backpacks.ts";
import { bags } from "./carry/bags.ts";
import { camp } from "./carry/camp.ts";
import type { Look } from "./look.ts";

/** Kawan Rimba: bags, camping, lights and umbrellas. */
export const carry: readonly Look[] = [...backpacks, ...bags, ...camp];
