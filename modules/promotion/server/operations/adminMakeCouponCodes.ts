import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { startWork, workIdOf } from "#modules/background-work/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { makeCodesSchema } from "../../contract/coupon-forms.ts";
import { couponNotFound } from "../coupon-admin-texts.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { makeCodesKind } from "../single-use/make-codes.ts";
import { couponFigures } from "../store/coupon-figures.ts";
import { findCoupon } from "../store/coupons.ts";
import { mostCodesOfCoupon } from "../store/single-use-codes.ts";

const refused = (code: "NOT_FOUND" | "NOT_SINGLE_USE" | "TOO_MANY_CODES") => fail({ code });

/** Starts making single-use codes in the background. A second press returns the job of the first. */
export const adminMakeCouponCodes = (deps: PromotionAdminDeps) =>
  staffAction(deps, {
    action: "coupon.codes",
    permission: "promotions.edit",
    input: v.object({ input: makeCodesSchema }),
    async run(trx, staff, { input: { couponCode, count, prefix, key } }) {
      const found = await findCoupon(trx, couponCode);
      if (found === null) return refused("NOT_FOUND");
      if (!found.coupon.singleUse) return refused("NOT_SINGLE_USE");
      const order = {
        kind: makeCodesKind,
        key: `${couponCode} ${key}`,
        owner: staff,
        title: `${couponCode} (${count})`,
        path: `/admin/coupons/${couponCode}`,
        input: { couponCode, count, prefix },
      };
      const earlier = await workIdOf(trx, { ...order, ownerId: staff.id });
      if (earlier !== null) return ok({ value: { workId: earlier }, subject: null });
      // Checked again when the codes are written, because of concurrent requests.
      const figures = await couponFigures(trx, couponCode);
      if ((figures?.codesMade ?? 0) + count > mostCodesOfCoupon) return refused("TOO_MANY_CODES");
      const { id } = await startWork(trx, deps, order);
      return ok({ value: { workId: id }, subject: `coupon:${couponCode}`, detail: { count, prefix } });
    },
    failures: {
      NOT_FOUND: couponNotFound,
      NOT_SINGLE_USE: {
        "en-US": "This coupon has one code for many. Make another one with single-use codes.",
        "id-ID": "Kupon ini memakai satu kode untuk banyak orang. Buat kupon lain dengan kode sekali pakai.",
        "vi-VN": "Phiếu này dùng một mã cho nhiều người. Hãy tạo phiếu khác với mã dùng một lần.",
        "zh-CN": "该优惠券为多人共用一个代码，请另建使用一次性代码的优惠券。",
      },
      TOO_MANY_CODES: {
        "en-US": "A coupon has at most 1,000,000 codes.",
        "id-ID": "Satu kupon memiliki paling banyak 1.000.000 kode.",
        "vi-VN": "Một phiếu có tối đa 1.000.000 mã.",
        "zh-CN": "一张优惠券最多 1,000,000 个代码。",
      },
    },
    message: {
      "en-US": "The codes are being made.",
      "id-ID": "Kode sedang dibuat.",
      "vi-VN": "Đang tạo mã.",
      "zh-CN": "正在生成代码。",
    },
  });
