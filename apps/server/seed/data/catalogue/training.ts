import type { DemoProduct } from "./demo-product.ts";

export const training: readonly DemoProduct[] = [];
