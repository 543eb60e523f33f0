import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { aCheckoutView } from "../contract/testing/a-checkout-view.ts";
import { channelQuestion } from "./use-channels.ts";

test("BC-49 PY-17 PY-18 channels are requested by courier, GRAB until one is chosen, by amount, and by whether cash on delivery is allowed", () => {
  const view = aCheckoutView();
  expect(channelQuestion(view)).toEqual({
    logisticsCompanyCode: "GRAB",
    orderAmount: view.totals.totalAmount,
    supportCod: 1,
  });
  const chosen = aCheckoutView({
    delivery: { type: "homeDelivery", addressCode: null, address: null, service: "JNE:REG" },
    supportsCod: false,
    totals: { ...view.totals, paymentFee: rupiah(2_500), totalAmount: rupiah(view.totals.totalAmount + 2_500) },
  });
  // What the channel itself costs does not decide which channels there are.
  expect(channelQuestion(chosen)).toEqual({
    logisticsCompanyCode: "JNE",
    orderAmount: view.totals.totalAmount,
    supportCod: 0,
  });
});
