import { refundsSentByHand } from "#modules/payment/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { refundsOnWire } from "../wire/refund-wire.ts";

const mostShown = 50;
/** Longer than a bank takes to return a transfer. */
const shownDays = 30;

/** Refunds transferred by hand in the last days: the bank may still return one. */
export const adminSentRefunds = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "refunds.read",
    async run({ locale }, staff) {
      const since = new Date(deps.clock.now().getTime() - shownDays * 86_400_000);
      return refundsOnWire(deps, staff, await refundsSentByHand(deps.database.kysely, since, mostShown), locale);
    },
  });
