import { castles } from "./buildings/castles.ts";
import { firstBricks } from "./buildings/first-bricks.ts";
import { houses } from "./buildings/houses.ts";
import { landmarks } from "./buildings/landmarks.ts";
import type { Look } from "./look.ts";

/** Castles, houses, landmarks, and what small children build with. */
export const buildings: readonly Look[] = [...castles, ...houses, ...landmarks, ...firstBricks];
