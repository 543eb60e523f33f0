import { castles } from "./buildings/castles.ts";
import { firstBricks } from "./buildings/first-bricks.ts";
import { houses } from "./buildings/houses.ts";
import { landmarks } from "./buildings/landmarks.ts";
import type { DemoProduct } from "./demo-product.ts";

export const buildings: readonly DemoProduct[] = [...castles, ...houses, ...landmarks, ...firstBricks];
