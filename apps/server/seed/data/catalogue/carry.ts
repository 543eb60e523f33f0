import type { DemoProduct } from "./demo-product.ts";

export const carry: readonly DemoProduct[] = [];
