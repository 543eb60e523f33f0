import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import { mobileOfMember } from "#modules/identity/server/index.ts";
import { agreesToWhatsApp } from "#modules/newsletter/server/index.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import type { TransitionDeps } from "#modules/order/server/index.ts";
import { ownReturns } from "#modules/returns/server/index.ts";
import type { Config } from "../config/config.ts";
import { orderListeners } from "./order-listeners.ts";

/** The orders service of the shop. */
export const shopOrders = ({ config, clock, ids }: { config: Config; clock: Clock; ids: Ids }): TransitionDeps => ({
  ids,
  clock,
  sealer: sealerOf(config.sealSecrets, ids),
  secret: config.secret,
  listeners: orderListeners({ ids, clock, points: config.points }),
  whatsAppOf: async (db, userCode) => ((await agreesToWhatsApp(db, userCode)) ? mobileOfMember(db, userCode) : null),
  returns: ownReturns,
  canBookParcels: config.courier !== null || config.simulators,
});
