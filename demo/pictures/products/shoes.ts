import type { Look } from "./look.ts";
import { courtShoes } from "./shoes/court-shoes.ts";
import { running } from "./shoes/running.ts";
import { sandals } from "./shoes/sandals.ts";

export const shoes: readonly Look[] = [...running, ...courtShoes, ...sandals];
