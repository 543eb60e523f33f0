import type { DemoProduct } from "./demo-product.ts";

export const creatures: readonly DemoProduct[] = [];
