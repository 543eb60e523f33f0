import type { Shot } from "../stage/shot.ts";
import { heroDesktop, heroPhone, socialImage } from "./heroes.ts";
import { promos } from "./promos.ts";
import { tiles } from "./tiles.ts";

/** Every picture the workshop makes. */
export const shots: readonly Shot[] = [heroDesktop, heroPhone, socialImage, ...tiles, ...promos];
