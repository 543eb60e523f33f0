import type { Look } from "./look.ts";

export const training: readonly Look[] = [];
