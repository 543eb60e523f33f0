import type { Look } from "./look.ts";

export const shoes: readonly Look[] = [];
