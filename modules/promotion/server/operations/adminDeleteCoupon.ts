import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { couponNotFound } from "../coupon-admin-texts.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { couponRecord, readCouponFields } from "../record/coupon-record.ts";
import { couponTies } from "../store/coupons.ts";
import { whateverVersion } from "./adminStopPromotion.ts";

const refused = (code: "NOT_FOUND" | "NOT_A_DRAFT" | "IN_USE") => fail({ code });

/** Deletes a draft that was not handed out; the journal can restore it. */
export const adminDeleteCoupon = (deps: PromotionAdminDeps) =>
  staffAction(deps, {
    action: "coupon.delete",
    permission: "promotions.edit",
    input: v.object({ input: v.object({ couponCode: v.pipe(v.string(), v.maxLength(60)) }) }),
    async run(trx, staff, { input: { couponCode: id } }) {
      const state = (await readCouponFields(trx, [id])).get(id);
      if (!state) return refused("NOT_FOUND");
      if (state.status !== "draft") return refused("NOT_A_DRAFT");
      if ((await couponTies(trx, [id])).get(id)?.isTied) return refused("IN_USE");
      const changes = Object.keys(state).map((path) => ({ path }));
      const saved = await saveRecords(trx, couponRecord(deps.clock), [{ id, version: whateverVersion, changes }], {
        at: deps.clock.now(),
        actor: { id: staff.id, name: staff.name },
        action: "delete",
      });
      if (!saved.ok) throw new Error(`a draft could not be deleted: ${JSON.stringify(saved.error)}`);
      return ok({ value: null, subject: `coupon:${id}` });
    },
    failures: {
      NOT_FOUND: couponNotFound,
      NOT_A_DRAFT: {
        "en-US": "It was live already. Stop it instead.",
        "id-ID": "Kupon ini sudah pernah tayang. Hentikan saja.",
        "vi-VN": "Mã này đã từng chạy. Hãy dừng lại thay vào đó.",
        "zh-CN": "该优惠券已上线过，请改为停止。",
      },
      IN_USE: {
        "en-US": "It was handed out or has codes, so it cannot be deleted.",
        "id-ID": "Kupon sudah dibagikan atau memiliki kode, jadi tidak bisa dihapus.",
        "vi-VN": "Mã đã được phát hoặc đã có mã con nên không thể xóa.",
        "zh-CN": "已发放或已有代码，无法删除。",
      },
    },
    message: {
      "en-US": "The draft is deleted.",
      "id-ID": "Draf sudah dihapus.",
      "vi-VN": "Đã xóa bản nháp.",
      "zh-CN": "草稿已删除。",
    },
  });
