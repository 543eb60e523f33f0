import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { TransitionDeps } from "../order-deps.ts";

/** Dependencies for orders without stock, payments and messages: all listeners are empty. */
export const ordersWithoutListeners: TransitionDeps = {
  ids: systemIds,
  clock: systemClock,
  secret: "not the secret of the shop that is asked",
  sealer: { seal: () => "", open: () => "" },
  listeners: {
    onPlaced: [],
    onPaid: [],
    onClosed: [],
    onClosedWithGifts: [],
    onPurchaseEnded: [],
    onCompleted: [],
    onShipped: [],
    onPartCancelled: [],
    onReopen: [],
  },
  returns: async () => [],
};
