import { balls } from "./court/balls.ts";
import { boxes } from "./court/boxes.ts";
import { field } from "./court/field.ts";
import { rackets } from "./court/rackets.ts";
import type { Look } from "./look.ts";

/** Balls, rackets and what a court needs. */
export const court: readonly Look[] = [...balls, ...field, ...rackets, ...boxes];
