import type { DemoProduct } from "./demo-product.ts";

export const home: readonly DemoProduct[] = [];
