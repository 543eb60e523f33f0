import type { Rupiah } from "#kit/core/rupiah.ts";
import { type Channel, chosenChannel } from "#modules/payment/server/index.ts";
import { usualLogisticsCompany } from "../contract/constants.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";

export type ChannelQuestion = {
  readonly channels: readonly Channel[];
  readonly channelCode: string | null;
  readonly amount: Rupiah;
  readonly courierCode: string;
  readonly supportCod: boolean;
  readonly isGuest: boolean;
};

/** The chosen payment channel if this order may use it; null otherwise, and for a total of zero. */
export function channelForOrder({ payments }: Pick<CheckoutDeps, "payments">, input: ChannelQuestion): Channel | null {
  const { channels, channelCode, amount, courierCode, supportCod, isGuest } = input;
  if (channelCode === null || amount === 0) return null;
  return chosenChannel(channels, channelCode, {
    orderAmount: amount,
    supportCod,
    logisticsCompanyCode: courierCode || usualLogisticsCompany,
    // A guest's phone number is not verified (D-47).
    mayPayOnDelivery: !isGuest,
    gateways: new Set(payments.gateways.keys()),
  });
}
