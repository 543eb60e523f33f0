import type { Kysely } from "kysely";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { RealMessages } from "./ports/real-messages.ts";
import type { Sealer } from "./sealer.ts";
import type { ShopCard } from "./templates/shop-card.ts";

/** What the back office's operations on message texts need. */
export type NotificationAdminDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  readonly sealer: Sealer;
  readonly shopOf: (db: Kysely<unknown>) => Promise<ShopCard>;
  readonly realMessages: RealMessages;
};
