import { useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { CheckoutView } from "../contract/checkout-view.ts";
import { usualLogisticsCompany } from "../contract/constants.ts";
import type { PaymentChannel } from "../contract/payment-channel.ts";
import { ssQueryPaymentChannelListDocument } from "./checkout.graphql.gen.ts";
import { channelModel } from "./checkout-model.ts";

/** The inputs that decide the available payment methods (PY-17, PY-18). The channel's own fee changes nothing about it. */
export const channelQuestion = ({ delivery, totals, supportsCod }: CheckoutView) => ({
  logisticsCompanyCode: (delivery.type === "homeDelivery" && delivery.service?.split(":")[0]) || usualLogisticsCompany,
  orderAmount: totals.totalAmount - totals.paymentFee,
  supportCod: supportsCod ? 1 : 0,
});

/** The payment methods of this checkout, reloaded when its amount or delivery changes. */
export function useChannels(view: CheckoutView, initial: readonly PaymentChannel[]): readonly PaymentChannel[] {
  const api = useApi();
  const [channels, setChannels] = useState(initial);
  const { logisticsCompanyCode, orderAmount, supportCod } = channelQuestion(view);

  useEffect(() => {
    let current = true;
    const input = { logisticsCompanyCode, orderAmount, supportCod };
    api(ssQueryPaymentChannelListDocument, { input }).then(
      ({ ssQueryPaymentChannelList: { data } }) => {
        if (current && data) setChannels(data.map(channelModel));
      },
      // The list from before stays; what no longer fits is refused by the server in a sentence.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [api, logisticsCompanyCode, orderAmount, supportCod]);
  return channels;
}
