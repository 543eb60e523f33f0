import { areaLine } from "#modules/address-book/contract/area.ts";
import { recipientOf } from "#modules/address-book/web/address-model.ts";
import type { KnownAddress } from "#modules/checkout/web/address-part.tsx";
import {
  queryCheckoutDocument,
  ssQueryPaymentChannelListDocument,
} from "#modules/checkout/web/checkout.graphql.gen.ts";
import { channelModel, checkoutModel } from "#modules/checkout/web/checkout-model.ts";
import { channelQuestion } from "#modules/checkout/web/use-channels.ts";
import { UsableCouponsDocument, type UsableCouponsResult } from "#modules/promotion/web/coupons/coupons.graphql.gen.ts";
import type { PageServices } from "../../request/page-context.server.ts";
import { CheckoutExtrasDocument } from "./checkout-extras.graphql.gen.ts";

const unknownId = "00000000-0000-0000-0000-000000000000";

/** A checkout with the data its page shows around it, or the reason why there is none. */
export async function loadCheckout({ api, caller }: PageServices, named: string) {
  // A truncated or mistyped id names no checkout and is answered like an expired one.
  const checkoutId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(named) ? named : unknownId;
  const { data, errorMessage, errorCode } = (await api(queryCheckoutDocument, { checkoutId })).queryCheckout;
  if (!data) return { view: null, errorCode, refusal: errorMessage ?? "" };
  const view = checkoutModel(data);
  const [channels, book, coupons] = await Promise.all([
    api(ssQueryPaymentChannelListDocument, { input: channelQuestion(view) }),
    caller.kind === "member" ? api(CheckoutExtrasDocument, {}) : null,
    caller.kind === "member" ? api(UsableCouponsDocument, {}) : null,
  ]);
  return {
    view,
    channels: (channels.ssQueryPaymentChannelList.data ?? []).map(channelModel),
    me: book && { ...book.getUserInfoDetail, mobile: book.getUserInfoDetail.mobile ?? "", email: null },
    coupons: coupons ? usableNow(coupons) : [],
    book: (book?.queryAddressList ?? []).map(
      (address): KnownAddress => ({
        code: address.addressCode,
        title: `${recipientOf(address)}, ${address.recipientMobile}`,
        text: `${address.address1}, ${areaLine(address)}`,
      }),
    ),
  };
}

/** Coupons that are already valid. */
const usableNow = ({ queryCouponList: { data, timestamp } }: UsableCouponsResult) =>
  (data?.dataList ?? [])
    .filter(({ status, beginTime }) => status === "available" && Date.parse(beginTime) <= Date.parse(timestamp))
    .map(({ couponCode, couponName }) => ({ code: couponCode, name: couponName }));
