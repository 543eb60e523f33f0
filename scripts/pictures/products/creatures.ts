import type { Look } from "./look.ts";

export const creatures: readonly Look[] = [];
