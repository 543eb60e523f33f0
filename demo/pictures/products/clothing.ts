import { accessories } from "./clothing/accessories.ts";
import { bottomLooks } from "./clothing/bottoms.ts";
import { jackets } from "./clothing/jackets.ts";
import { tops } from "./clothing/tops.ts";
import type { Look } from "./look.ts";

export const clothing: readonly Look[] = [...tops, ...bottomLooks, ...jackets, ...accessories];
