import { rupiah } from "#kit/core/rupiah.ts";
import type { PlaceDeps } from "#modules/checkout/server/index.ts";
import { emailOfMember } from "#modules/identity/server/index.ts";
import { promotionCampaigns } from "#modules/promotion/server/index.ts";
import { tableCourier } from "#modules/shipping/server/index.ts";
import type { ShopDeps } from "./shop-rooms.ts";

/** What a checkout needs of the rooms around it. Nothing in it reads a replica: it charges. */
export function checkoutDeps(deps: ShopDeps, pictureUrl: (path: string) => string): PlaceDeps {
  const { config, database, clock, ids } = deps;
  return {
    database,
    clock,
    ids,
    campaigns: promotionCampaigns,
    pictureUrl,
    deliveryDays: config.deliveryDays,
    minutes: config.checkoutMinutes,
    emailRule: { plus: config.emailPlus },
    secret: config.secret,
    pointWorth: rupiah(config.pointWorth),
    couriers: [tableCourier({ database })],
    hiddenStoreCodes: config.hiddenStoreCodes,
    loyalty: { database, club: deps.club, clock, ids },
    payments: deps.payments,
    orders: deps.orders,
    consents: { clock, secret: config.secret },
    publicUrl: config.publicUrl,
    emailOfMember: (userCode) => emailOfMember(database.kysely, userCode),
  };
}
