import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { promotionRecord, readPromotionStates } from "../record/promotion-record.ts";
import { notFoundText, whateverVersion } from "./adminStopPromotion.ts";

const refused = (code: "NOT_FOUND" | "NOT_A_DRAFT") => fail({ code });

/** Deletes a draft; the journal can restore it. */
export const adminDeletePromotion = (deps: PromotionAdminDeps) =>
  staffAction(deps, {
    action: "promotion.delete",
    permission: "promotions.edit",
    input: v.object({ input: v.object({ promotionCode: v.pipe(v.string(), v.maxLength(60)) }) }),
    async run(trx, staff, { input: { promotionCode: id } }) {
      const state = (await readPromotionStates(trx, [id])).get(id);
      if (!state) return refused("NOT_FOUND");
      if (state.status !== "draft") return refused("NOT_A_DRAFT");
      const changes = Object.keys(state).map((path) => ({ path }));
      const saved = await saveRecords(trx, promotionRecord(deps.clock), [{ id, version: whateverVersion, changes }], {
        at: deps.clock.now(),
        actor: { id: staff.id, name: staff.name },
        action: "delete",
      });
      if (!saved.ok) throw new Error(`a draft could not be deleted: ${JSON.stringify(saved.error)}`);
      return ok({ value: null, subject: `promotion:${id}` });
    },
    failures: {
      NOT_FOUND: notFoundText,
      NOT_A_DRAFT: {
        "en-US": "It was live already. Stop it instead.",
        "id-ID": "Promosi ini sudah pernah tayang. Hentikan saja.",
        "vi-VN": "Khuyến mãi này đã từng chạy. Hãy dừng lại thay vào đó.",
        "zh-CN": "该促销已上线过，请改为停止。",
      },
    },
    message: {
      "en-US": "The draft is deleted.",
      "id-ID": "Draf sudah dihapus.",
      "vi-VN": "Đã xóa bản nháp.",
      "zh-CN": "草稿已删除。",
    },
  });
