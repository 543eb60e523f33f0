import { refundsInState } from "#modules/payment/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { DeskDeps } from "../desk-deps.ts";
import { refundOnWire } from "../wire/payment-wire.ts";

const mostShown = 200;

/** Refunds that need a person. */
export const deskRefunds = (deps: DeskDeps) =>
  staffQuery(deps, {
    permission: "refunds.read",
    run: async () => (await refundsInState(deps.database.kysely, ["manual", "review"], mostShown)).map(refundOnWire),
  });
