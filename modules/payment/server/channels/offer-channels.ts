import { feeFor, takesAmount } from "../../contract/channel-terms.ts";
import { flashSaleExpirySeconds } from "../../contract/constants.ts";
import type { Channel, ChannelBranch } from "./channel.ts";

/** The facts that decide which channels an order may use. */
export type OfferConditions = {
  readonly orderAmount: number;
  /** False when the cart mixes pre-orders with items in stock (PY-18). */
  readonly supportCod: boolean;
  /** The courier; empty for store pickup. */
  readonly logisticsCompanyCode: string;
  /** True for members, and for guests with a verified phone number (D-47). */
  readonly mayPayOnDelivery: boolean;
  /** The configured gateways. */
  readonly gateways: ReadonlySet<string>;
};

function fits(channel: Channel, conditions: OfferConditions): boolean {
  const { orderAmount, gateways } = conditions;
  if (!channel.enabled || !takesAmount(channel, orderAmount)) return false;
  if (channel.couriers !== null && !channel.couriers.includes(conditions.logisticsCompanyCode)) return false;
  if (channel.kind === "cod") return conditions.supportCod && conditions.mayPayOnDelivery;
  return channel.gateway === null || gateways.has(channel.gateway);
}

/** Whether it can be chosen itself: a gateway or a courier takes the payment. */
const chargeable = ({ kind, gateway }: Channel): boolean => kind === "cod" || gateway !== null;

/**
 * The channels an order may use, nested up to three levels (D-47), without groups that are empty. Their fee is what they add to
 * this order.
 */
export function offerChannels(channels: readonly Channel[], conditions: OfferConditions): ChannelBranch[] {
  const below = (parentCode: string | null): ChannelBranch[] =>
    channels
      .filter((channel) => channel.parentCode === parentCode && fits(channel, conditions))
      .map((channel) => ({
        ...channel,
        fee: feeFor(channel, conditions.orderAmount),
        children: below(channel.code),
      }))
      .filter((branch) => branch.children.length > 0 || chargeable(branch));
  return below(null);
}

/** The channel of this code, if an order may be paid through it; groups cannot be chosen. */
export function chosenChannel(channels: readonly Channel[], code: string, conditions: OfferConditions): Channel | null {
  const find = (branches: readonly ChannelBranch[]): ChannelBranch | null => {
    for (const branch of branches) {
      const found = branch.code === code ? branch : find(branch.children);
      if (found) return found;
    }
    return null;
  };
  const found = find(offerChannels(channels, conditions));
  return found && found.children.length === 0 ? found : null;
}

/** The channel an unpaid order has chosen: it may go on with it when it is offered to nobody else, as long as its gateway is there. */
export const keptChannel = (
  channels: readonly Channel[],
  code: string,
  gateways: Pick<OfferConditions["gateways"], "has">,
): Channel | null =>
  channels.find((channel) => channel.code === code && channel.gateway !== null && gateways.has(channel.gateway)) ??
  null;

/** When a payment that is opened now expires; null for cash on delivery (D-48). */
export function expiryOf(
  channel: Pick<Channel, "lastsSeconds">,
  now: Date,
  { flashSale = false }: { readonly flashSale?: boolean } = {},
): Date | null {
  if (channel.lastsSeconds === null) return null;
  const seconds = flashSale ? Math.min(channel.lastsSeconds, flashSaleExpirySeconds) : channel.lastsSeconds;
  return new Date(now.getTime() + seconds * 1_000);
}
