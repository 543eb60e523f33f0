import type { Shot } from "../../stage/shot.ts";
import { islands } from "./islands.ts";
import { java } from "./java.ts";

/** One picture for each store that shoppers may visit. */
export const storeFronts: readonly Shot[] = [...java, ...islands];
