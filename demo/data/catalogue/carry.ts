import { backpacks } from "./carry/backpacks.ts";
import { bags } from "./carry/bags.ts";
import { camp } from "./carry/camp.ts";
import { lightsAndRain } from "./carry/lights-and-rain.ts";
import type { DemoProduct } from "./demo-product.ts";

/** Kawan Rimba: bags, camping, lights and umbrellas. */
export const carry: readonly DemoProduct[] = [...backpacks, ...bags, ...camp, ...lightsAndRain];
