import type { DemoProduct } from "./demo-product.ts";

export const court: readonly DemoProduct[] = [];
