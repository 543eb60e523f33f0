import { refundsInState } from "#modules/payment/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { DeskDeps } from "../desk-deps.ts";
import { channelNames, refundOnWire } from "../wire/payment-wire.ts";

const mostShown = 200;

/** Refunds that need a person. */
export const deskRefunds = (deps: DeskDeps) =>
  staffQuery(deps, {
    permission: "refunds.read",
    async run({ locale }) {
      const db = deps.database.kysely;
      const nameOf = await channelNames(db, locale);
      return (await refundsInState(db, ["manual", "review"], mostShown)).map((refund) => refundOnWire(refund, nameOf));
    },
  });
