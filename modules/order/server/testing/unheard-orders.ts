import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { TransitionDeps } from "../order-deps.ts";

/** For orders whose changes nobody hears of: their goods are on no shelf, their money at no bank, their letters are not opened. */
export const unheardOrders: TransitionDeps = {
  ids: systemIds,
  clock: systemClock,
  secret: "not the secret of the shop that is asked",
  sealer: { seal: () => "", open: () => "" },
  listeners: { onPaid: [], onClosed: [], onPurchaseEnded: [], onCompleted: [], onPartCancelled: [], onReopen: [] },
  returns: async () => [],
};
