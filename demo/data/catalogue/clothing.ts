import { accessories } from "./clothing/accessories.ts";
import { bottoms } from "./clothing/bottoms.ts";
import { jackets } from "./clothing/jackets.ts";
import { jerseys } from "./clothing/jerseys.ts";
import { tees } from "./clothing/tees.ts";
import type { DemoProduct } from "./demo-product.ts";

export const clothing: readonly DemoProduct[] = [...jerseys, ...tees, ...bottoms, ...jackets, ...accessories];
