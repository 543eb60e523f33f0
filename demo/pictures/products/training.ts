import type { Look } from "./look.ts";
import { strength } from "./training/strength.ts";
import { studio } from "./training/studio.ts";
import { water } from "./training/water.ts";
import { wheels } from "./training/wheels.ts";

/** Strength, yoga, boxing, water and wheels. */
export const training: readonly Look[] = [...strength, ...studio, ...water, ...wheels];
