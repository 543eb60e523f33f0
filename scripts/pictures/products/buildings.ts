import { castles } from "./buildings/castles.ts";
import { houses } from "./buildings/houses.ts";
import { landmarks } from "./buildings/landmarks.ts";
import type { Look } from "./look.ts";

export const buildings: readonly Look[] = [...castles, ...houses, ...landmarks];
