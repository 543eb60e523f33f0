import { dokuSettlement } from "#adapters/payment/doku/doku-settlement.ts";
import { midtransSettlement } from "#adapters/payment/midtrans/midtrans-settlement.ts";
import { xenditSettlement } from "#adapters/payment/xendit/xendit-settlement.ts";
import type { SettlementsDeps } from "#modules/settlements/server/index.ts";

/** The known settlement files, and the gateways that files of other columns can be of. */
const settlementFormats = {
  formats: [midtransSettlement, xenditSettlement, dokuSettlement],
  gateways: ["midtrans", "xendit", "doku", "vpc"],
} as const;

/** What settlements need, from what all parts of the back office have. */
export const settlementDeps = <Deps extends Omit<SettlementsDeps, "formats" | "gateways">>(deps: Deps) => ({
  ...deps,
  ...settlementFormats,
});
