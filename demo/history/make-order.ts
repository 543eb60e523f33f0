import { productChooser } from "./choose-products.ts";
import type { HistoryOrder } from "./history-order.ts";
import type { HistoryShop } from "./history-shop.ts";
import { historySteps } from "./history-steps.ts";
import type { PlannedOrder } from "./plan-history.ts";
import { priceOrder } from "./price-order.ts";
import type { RandomChoices } from "./random-choices.ts";

/** Couriers that collect cash. */
const cashCouriers = ["JNE", "GRAB"];

/** Makes orders of plans: chooses products, courier and the times of all events, and prices them. */
export function orderMaker(random: RandomChoices, shop: HistoryShop, now: Date) {
  const fromWarehouse = productChooser(random, shop.inWarehouses, shop.productOf);
  const fromStore = productChooser(random, shop.inStores, shop.productOf);

  return async (plan: PlannedOrder): Promise<HistoryOrder> => {
    const { customer, placedAt, outcome, locale, isPickup, products } = plan;
    const channel = shop.channels.get(plan.channelCode);
    const area = shop.areas.get(customer.district);
    if (!channel || !area) throw new Error(`no channel ${plan.channelCode} or no district ${customer.district}`);
    const { kind: channelKind, lastsSeconds } = channel;
    const steps = historySteps(random, { outcome, placedAt, channelKind, lastsSeconds }, now);
    const hasEnded = steps.some(
      (step) =>
        step.kind === "order" && !["pay", "acceptCash", ...(isPickup ? ["send"] : [])].includes(step.transition),
    );
    const chosen = (isPickup ? fromStore : fromWarehouse)({ products, holdsUnits: !hasEnded });
    const sourceCode = chosen[0]?.sourceCode;
    if (sourceCode === undefined) throw new Error("nothing is left to sell");
    const goods = chosen.map(({ skuCode, quantity }) => ({ goods: shop.skuOf(skuCode, locale), quantity }));
    const offers = isPickup ? [] : await shop.freight(sourceCode, area, goods);
    const cheapest = channelKind === "cod" ? offers.find((one) => cashCouriers.includes(one.courierCode)) : offers[0];
    const offer = channelKind === "cod" || random.chance(0.6) ? cheapest : random.pick([...offers, cheapest]);
    const freight = offer?.prices[0] ?? null;
    if (!isPickup && freight === null) throw new Error(`no courier goes to ${area.districtName}`);
    const { state, stateName, city, cityName, district, districtName } = area;
    return {
      ...priceOrder(goods, { sourceCode, freight, fee: channel.fee }),
      code: `BB${random.code()}`,
      reference: random.uuid(),
      customer,
      placedAt,
      sourceCode,
      store: isPickup ? (shop.stores.get(sourceCode) ?? null) : null,
      address: isPickup
        ? null
        : {
            type: "2",
            companyName: "",
            taxId: "",
            address1: customer.address1,
            ...{ state, stateName, city, cityName, district, districtName },
            zip: customer.zip,
          },
      service: offer ? `${offer.courierCode}:${offer.serviceCode}` : null,
      days: offer ? offer.days : null,
      channel,
      locale,
      steps,
    };
  };
}
