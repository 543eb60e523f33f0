import { existsSync } from "node:fs";
import type { DemoShop } from "../shop-environment.ts";

const demoFile = new URL("../../../demo/index.ts", import.meta.url);

/** False in a shop whose folder `demo/` was deleted. */
export const hasDemo = (): boolean => existsSync(demoFile);

/**
 * Loads the demo shop, or answers null when the folder `demo/` was deleted. The only import of that folder in the engine: the
 * address is computed so that types and build pass without it.
 */
export async function loadDemo(): Promise<DemoShop | null> {
  if (!hasDemo()) return null;
  const { demoShop } = (await import(demoFile.href)) as { demoShop: DemoShop };
  return demoShop;
}
