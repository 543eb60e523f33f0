import type { DemoProduct } from "./demo-product.ts";

export const shoes: readonly DemoProduct[] = [];
