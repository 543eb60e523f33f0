import * as v from "valibot";
import { rp } from "#kit/core/format-rupiah.ts";
import type { Texts } from "#kit/core/locale.ts";
import { fail, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { checkoutIdField } from "../checkout-id.ts";
import { countCouponAttempt, type TooManyCoupons } from "../coupon-rate-limit.ts";
import { type CouponRefusal, couponRefusal } from "../coupon-refusal.ts";
import { openSession, type SessionRefusal, sessionTexts } from "../open-session.ts";
import { readCheckout } from "../read-checkout.ts";
import { showRead, showWith, withChosen } from "../show-checkout.ts";
import type { CheckoutOnWire } from "../wire/checkout-wire.ts";

const input = v.object({
  checkoutId: checkoutIdField,
  couponCode: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(20)),
});

const reasons: { readonly [Reason in CouponRefusal["reason"]]: (error: CouponRefusal) => Texts } = {
  UNKNOWN: () => ({
    "en-US": "There is no coupon with this code. Please check how it is written.",
    "id-ID": "Tidak ada kupon dengan kode ini. Silakan periksa penulisannya.",
    "vi-VN": "Không có mã giảm giá này. Vui lòng kiểm tra lại cách viết.",
    "zh-CN": "没有此代码的优惠券，请检查输入是否正确。",
  }),
  NOT_YET: () => ({
    "en-US": "This coupon is not valid yet.",
    "id-ID": "Kupon ini belum berlaku.",
    "vi-VN": "Mã giảm giá này chưa có hiệu lực.",
    "zh-CN": "该优惠券尚未生效。",
  }),
  EXPIRED: () => ({
    "en-US": "This coupon has expired.",
    "id-ID": "Kupon ini sudah kedaluwarsa.",
    "vi-VN": "Mã giảm giá này đã hết hạn.",
    "zh-CN": "该优惠券已过期。",
  }),
  MEMBERS_ONLY: () => ({
    "en-US": "This coupon is for members. Sign in or register to use it.",
    "id-ID": "Kupon ini khusus anggota. Masuk atau daftar untuk memakainya.",
    "vi-VN": "Mã giảm giá này dành cho thành viên. Hãy đăng nhập hoặc đăng ký để dùng.",
    "zh-CN": "该优惠券仅限会员使用，请登录或注册后使用。",
  }),
  NOT_IN_SEGMENT: () => ({
    "en-US": "This coupon is for a group of customers that your account is not in.",
    "id-ID": "Kupon ini untuk kelompok pelanggan yang tidak mencakup akun Anda.",
    "vi-VN": "Mã giảm giá này dành cho một nhóm khách hàng không có tài khoản của bạn.",
    "zh-CN": "该优惠券仅限特定客户群使用，您的账户不在其中。",
  }),
  CODE_USED: () => ({
    "en-US": "This code was used already. It is good for one order.",
    "id-ID": "Kode ini sudah dipakai. Kode hanya berlaku untuk satu pesanan.",
    "vi-VN": "Mã này đã được dùng. Mỗi mã chỉ dùng cho một đơn hàng.",
    "zh-CN": "该代码已被使用，每个代码仅限一个订单。",
  }),
  USED_UP: () => ({
    "en-US": "This coupon is used up: others were faster.",
    "id-ID": "Kupon ini sudah habis dipakai pembeli lain.",
    "vi-VN": "Mã giảm giá này đã được dùng hết lượt.",
    "zh-CN": "该优惠券已被领用完。",
  }),
  USED_BEFORE: () => ({
    "en-US": "You have used this coupon as often as it allows.",
    "id-ID": "Anda sudah memakai kupon ini sebanyak yang diperbolehkan.",
    "vi-VN": "Bạn đã dùng mã giảm giá này đủ số lần cho phép.",
    "zh-CN": "您已达到该优惠券的使用次数上限。",
  }),
  NOTHING_FOR_IT: () => ({
    "en-US": "This coupon is for other products.",
    "id-ID": "Kupon ini untuk produk lain.",
    "vi-VN": "Mã giảm giá này dành cho sản phẩm khác.",
    "zh-CN": "该优惠券适用于其他商品。",
  }),
  NOT_WITH_PROMOTIONS: () => ({
    "en-US": "This coupon cannot be used together with other promotions.",
    "id-ID": "Kupon ini tidak bisa digabung dengan promosi lain.",
    "vi-VN": "Mã giảm giá này không dùng chung với khuyến mãi khác.",
    "zh-CN": "该优惠券不能与其他促销同时使用。",
  }),
  MINIMUM_SPEND: ({ missing }) => ({
    "en-US": `Spend ${rp(missing)} more to use this coupon.`,
    "id-ID": `Belanja ${rp(missing)} lagi untuk memakai kupon ini.`,
    "vi-VN": `Mua thêm ${rp(missing)} để dùng mã giảm giá này.`,
    "zh-CN": `再消费 ${rp(missing)} 即可使用该优惠券。`,
  }),
};

type Refusal = SessionRefusal | CouponRefusal | TooManyCoupons;

const failures: FailureTexts<Refusal> = {
  ...sessionTexts,
  RATE_LIMITED: ({ minutes }) => ({
    "en-US": `Too many codes were tried. Please try again in ${minutes} min.`,
    "id-ID": `Terlalu banyak kode dicoba. Silakan coba lagi dalam ${minutes} menit.`,
    "vi-VN": `Đã thử quá nhiều mã. Vui lòng thử lại sau ${minutes} phút.`,
    "zh-CN": `尝试的代码过多，请在 ${minutes} 分钟后重试。`,
  }),
  COUPON_INVALID: (error) => reasons[error.reason](error),
};

/** A coupon that cannot be used changes nothing: the one before stays. */
export const applyCoupon = (deps: CheckoutDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(context, { checkoutId, couponCode }): Promise<Result<CheckoutOnWire, Refusal>> {
      const now = await openSession(deps, context.caller, checkoutId);
      if (!now.ok) return now;
      if (couponCode === "") return showWith(deps, context, now.value, { couponCode: null });
      const counted = await countCouponAttempt(deps, context);
      if (!counted.allowed) return fail(counted.refusal);
      const checkout = await readCheckout(deps, withChosen(now.value, { couponCode }), context);
      const refusal = couponRefusal(checkout);
      if (refusal?.reason !== "UNKNOWN") await counted.known();
      return refusal ? fail(refusal) : showRead(deps, context, checkout, { couponCode });
    },
    failures,
  });
