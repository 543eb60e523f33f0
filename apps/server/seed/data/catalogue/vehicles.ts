import type { DemoProduct } from "./demo-product.ts";

export const vehicles: readonly DemoProduct[] = [];
