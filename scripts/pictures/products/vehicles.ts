import type { Look } from "./look.ts";

export const vehicles: readonly Look[] = [];
