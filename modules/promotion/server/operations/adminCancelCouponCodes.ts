import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { cancelCodesSchema } from "../../contract/coupon-forms.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { lockCoupon } from "../store/coupon-uses.ts";
import { cancelSingleUseCodes } from "../store/single-use-codes.ts";

/**
 * Cancels unused single-use codes. Locks the coupon's row first, as orders do: a code is either used or cancelled,
 * never both.
 */
export const adminCancelCouponCodes = (deps: PromotionAdminDeps) =>
  staffAction(deps, {
    action: "coupon.cancelCodes",
    permission: "promotions.edit",
    input: v.object({ input: cancelCodesSchema }),
    async run(trx, _staff, { input: { couponCode, codes } }) {
      await lockCoupon(trx, couponCode);
      const cancelled = await cancelSingleUseCodes(trx, couponCode, codes, deps.clock.now());
      if (cancelled === 0) return fail({ code: "NOT_FOUND" as const });
      const detail = { cancelled, ...(cancelled <= 5 && codes ? { codes: codes.slice(0, 5) } : {}) };
      return ok({ value: cancelled, subject: `coupon:${couponCode}`, detail });
    },
    failures: {
      NOT_FOUND: {
        "en-US": "There was nothing to cancel: codes that are used stay.",
        "id-ID": "Tidak ada yang dibatalkan: kode yang sudah dipakai tetap berlaku.",
        "vi-VN": "Không có gì để hủy: mã đã dùng được giữ nguyên.",
        "zh-CN": "没有可取消的代码：已使用的代码保持不变。",
      },
    },
    message: (cancelled) => ({
      "en-US": cancelled === 1 ? "1 code is cancelled." : `${cancelled} codes are cancelled.`,
      "id-ID": `${cancelled} kode dibatalkan.`,
      "vi-VN": `Đã hủy ${cancelled} mã.`,
      "zh-CN": `已取消 ${cancelled} 个代码。`,
    }),
  });
