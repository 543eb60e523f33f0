import { refundsToHandle } from "#modules/payment/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { refundsOnWire } from "../wire/refund-wire.ts";

export const mostRefundsShown = 200;

/** Refunds that need staff. */
export const adminRefunds = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "refunds.read",
    run: async ({ locale }, staff) =>
      refundsOnWire(deps, staff, await refundsToHandle(deps.database.kysely, mostRefundsShown), locale),
  });
