import type { Look } from "./look.ts";

export const court: readonly Look[] = [];
