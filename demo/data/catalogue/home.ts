import type { DemoProduct } from "./demo-product.ts";
import { bottlesAndCups } from "./home/bottles-and-cups.ts";
import { cosyAndGames } from "./home/cosy-and-games.ts";
import { lunchAndDesk } from "./home/lunch-and-desk.ts";

/** Selasar: bottles, cups, desk, cushions, games and plush. */
export const home: readonly DemoProduct[] = [...bottlesAndCups, ...lunchAndDesk, ...cosyAndGames];
