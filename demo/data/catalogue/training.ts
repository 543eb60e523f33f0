import type { DemoProduct } from "./demo-product.ts";
import { cardio } from "./training/cardio.ts";
import { skate } from "./training/skate.ts";
import { swimming } from "./training/swimming.ts";
import { weights } from "./training/weights.ts";
import { yoga } from "./training/yoga.ts";

/** Strength, yoga, boxing, water and wheels. */
export const training: readonly DemoProduct[] = [...weights, ...yoga, ...cardio, ...swimming, ...skate];
