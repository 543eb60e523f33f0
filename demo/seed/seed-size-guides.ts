import type { Kysely } from "kysely";
import { saveSizeGuide, saveSizeMenu } from "#modules/size-guide/server/index.ts";
import { sizeGuides, sizeMenu } from "../data/size-guides/size-guides.ts";

/** Seeds the demo shop's size guide. Idempotent. */
export async function seedSizeGuides(db: Kysely<unknown>): Promise<void> {
  const menu = await saveSizeMenu(db, sizeMenu);
  if (!menu.ok) throw new Error(`the demo size guide's ${menu.error.where}: ${menu.error.problem}`);
  for (const guide of sizeGuides) {
    const saved = await saveSizeGuide(db, guide);
    if (!saved.ok) throw new Error(`the demo size guide ${saved.error.where}: ${saved.error.problem}`);
  }
}
