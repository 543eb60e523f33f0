import type { Look } from "./look.ts";

export const carry: readonly Look[] = [];
