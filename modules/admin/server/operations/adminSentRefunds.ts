import { refundsSentByHand } from "#modules/payment/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { refundsOnWire } from "../wire/refund-wire.ts";

const mostShown = 50;
/** Longer than a bank takes to send a transfer back. */
const shownDays = 30;

/** Refunds sent by hand lately: a bank may still send one back. */
export const adminSentRefunds = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "refunds.read",
    async run({ locale }, staff) {
      const since = new Date(deps.clock.now().getTime() - shownDays * 86_400_000);
      return refundsOnWire(deps, staff, await refundsSentByHand(deps.database.kysely, since, mostShown), locale);
    },
  });
