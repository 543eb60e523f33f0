import { cosy } from "./home/cosy.ts";
import { desk } from "./home/desk.ts";
import { table } from "./home/table.ts";
import type { Look } from "./look.ts";

/** Selasar: bottles, cups, desk, cushions, games and plush. */
export const home: readonly Look[] = [...table, ...desk, ...cosy];
