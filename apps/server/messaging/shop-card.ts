import type { Kysely } from "kysely";
import { readSiteInfo } from "#modules/content/server/index.ts";
import type { ShopCard } from "#modules/notification/server/index.ts";
import type { Config } from "../config/config.ts";

/** The shop as its messages name it. */
export const shopCardOf =
  ({ publicUrl, adminUrl }: Pick<Config, "publicUrl" | "adminUrl">) =>
  async (db: Kysely<unknown>): Promise<ShopCard> => ({
    name: (await readSiteInfo(db))?.name ?? new URL(publicUrl).hostname,
    url: publicUrl,
    adminUrl: adminUrl ?? publicUrl,
  });
