import { badminton } from "./court/badminton.ts";
import { fieldGear } from "./court/field-gear.ts";
import { football } from "./court/football.ts";
import { hallBalls } from "./court/hall-balls.ts";
import { tableTennis } from "./court/table-tennis.ts";
import { tennis } from "./court/tennis.ts";
import type { DemoProduct } from "./demo-product.ts";

/** Balls, rackets and what a court needs. */
export const court: readonly DemoProduct[] = [
  ...football,
  ...hallBalls,
  ...fieldGear,
  ...badminton,
  ...tennis,
  ...tableTennis,
];
