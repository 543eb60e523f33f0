import type { DemoProduct } from "./demo-product.ts";

export const clothing: readonly DemoProduct[] = [];
