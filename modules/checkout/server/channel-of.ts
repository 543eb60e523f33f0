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

/** The chosen way to pay, if an order of this amount going this way may use it; null also when nothing is to be paid. */
export function channelOf({ payments }: Pick<CheckoutDeps, "payments">, asked: ChannelQuestion): Channel | null {
  const { channels, channelCode, amount, courierCode, supportCod, isGuest } = asked;
  if (channelCode === null || amount === 0) return null;
  return chosenChannel(channels, channelCode, {
    orderAmount: amount,
    supportCod,
    logisticsCompanyCode: courierCode || usualLogisticsCompany,
    // Nobody has proved a guest's telephone here (D-47).
    mayPayOnDelivery: !isGuest,
    gateways: new Set(payments.gateways.keys()),
  });
}
