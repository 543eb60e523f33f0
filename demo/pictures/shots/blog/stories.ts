import type { Shot } from "../../stage/shot.ts";
import { building } from "./building.ts";
import { court } from "./court.ts";
import { culture } from "./culture.ts";
import { outdoors } from "./outdoors.ts";
import { shop } from "./shop.ts";
import { wardrobe } from "./wardrobe.ts";

/** One picture for each story of the magazine. */
export const stories: readonly Shot[] = [...building, ...culture, ...court, ...wardrobe, ...outdoors, ...shop];
