import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { stopCouponSchema } from "../../contract/coupon-forms.ts";
import { couponNotFound } from "../coupon-admin-texts.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { couponRecord, readCouponFields } from "../record/coupon-record.ts";
import { whateverVersion } from "./adminStopPromotion.ts";

const refused = (code: "NOT_FOUND" | "NOT_LIVE") => fail({ code });

/**
 * Stops a coupon. Only the status changes, so nothing is validated: a coupon for a deleted product can be stopped too.
 */
export const adminStopCoupon = (deps: PromotionAdminDeps) =>
  staffAction(deps, {
    action: "coupon.stop",
    permission: "promotions.edit",
    input: v.object({ input: stopCouponSchema }),
    async run(trx, staff, { input: { couponCode: id, reason } }) {
      const now = deps.clock.now();
      const state = (await readCouponFields(trx, [id])).get(id);
      if (!state) return refused("NOT_FOUND");
      const hasEnded = typeof state.endsAt === "string" && new Date(state.endsAt) <= now;
      if (state.status !== "active" || hasEnded) return refused("NOT_LIVE");
      const type = { ...couponRecord(deps.clock), check: async () => [] };
      const changes = [{ path: "status", after: "stopped" }];
      const saved = await saveRecords(trx, type, [{ id, version: whateverVersion, changes }], {
        at: now,
        actor: { id: staff.id, name: staff.name },
        action: "stop",
        reason: reason || null,
      });
      if (!saved.ok) throw new Error(`a coupon could not be stopped: ${JSON.stringify(saved.error)}`);
      return ok({ value: null, subject: `coupon:${id}`, ...(reason ? { detail: { reason } } : {}) });
    },
    failures: {
      NOT_FOUND: couponNotFound,
      NOT_LIVE: {
        "en-US": "It is not live, so there is nothing to stop.",
        "id-ID": "Kupon ini tidak sedang berlaku, jadi tidak ada yang dihentikan.",
        "vi-VN": "Mã này không chạy nên không có gì để dừng.",
        "zh-CN": "该优惠券未在进行，无需停止。",
      },
    },
    message: {
      "en-US": "The coupon is stopped.",
      "id-ID": "Kupon sudah dihentikan.",
      "vi-VN": "Đã dừng mã giảm giá.",
      "zh-CN": "优惠券已停止。",
    },
  });
