import type { Caller } from "#kit/graphql/context.ts";
import type { LiveSku } from "#modules/catalogue/server/index.ts";
import { pickupStock } from "#modules/inventory/server/index.ts";
import { boughtInFlashSale } from "#modules/promotion/server/index.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import type { Limits } from "../contract/add-problem.ts";
import type { CartDeps } from "./cart-deps.ts";
import { buyerKeyOf } from "./price-cart.ts";

/** What limits how many of a thing this caller may put into the cart now. */
export async function limitsOf(
  { database }: Pick<CartDeps, "database">,
  { offer }: LiveSku,
  deliveryMethod: DeliveryMethod,
  caller: Caller,
): Promise<Limits> {
  const { flashSale } = offer;
  const stock = deliveryMethod === "homeDelivery" ? offer.available : await pickupStock(database.kysely, offer.code);
  if (flashSale === null || flashSale.maxPerUser === null) return { stock };
  const buyerKey = buyerKeyOf(caller);
  // A guest is identified at checkout, where the counters of the flash sale decide.
  const bought =
    buyerKey === null
      ? 0
      : await boughtInFlashSale(database.kysely, {
          activityCode: flashSale.activityCode,
          skuCode: offer.code,
          buyerKey,
        });
  return { stock, purchaseLimit: flashSale.maxPerUser, bought };
}
