import type { Look } from "./look.ts";

export const clothing: readonly Look[] = [];
