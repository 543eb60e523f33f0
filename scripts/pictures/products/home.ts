import type { Look } from "./look.ts";

export const home: readonly Look[] = [];
