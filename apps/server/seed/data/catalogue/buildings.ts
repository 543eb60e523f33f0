import type { DemoProduct } from "./demo-product.ts";

export const buildings: readonly DemoProduct[] = [];
