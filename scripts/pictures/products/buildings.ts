import type { Look } from "./look.ts";

export const buildings: readonly Look[] = [];
