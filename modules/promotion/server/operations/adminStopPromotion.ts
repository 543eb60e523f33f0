import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { promotionRecord, readPromotionStates } from "../record/promotion-record.ts";

export const notFoundText: Texts = {
  "en-US": "There is no such promotion.",
  "id-ID": "Promosi itu tidak ada.",
  "vi-VN": "Không có khuyến mãi này.",
  "zh-CN": "没有此促销。",
};

/** Higher than any version: concurrent changes do not prevent stopping a promotion. */
export const whateverVersion = Number.MAX_SAFE_INTEGER;

const refused = (code: "NOT_FOUND" | "NOT_LIVE") => fail({ code });

/**
 * Stops a promotion. Only the status changes, so nothing is validated: it can be stopped even if one of its products
 * was deleted. The new version makes every cart and checkout reload the promotions; pages are invalidated at the
 * commit.
 */
export const adminStopPromotion = (deps: PromotionAdminDeps) =>
  staffAction(deps, {
    action: "promotion.stop",
    permission: "promotions.edit",
    input: v.object({
      input: v.object({
        promotionCode: v.pipe(v.string(), v.maxLength(60)),
        reason: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
      }),
    }),
    async run(trx, staff, { input: { promotionCode: id, reason } }) {
      const now = deps.clock.now();
      const state = (await readPromotionStates(trx, [id])).get(id);
      if (!state) return refused("NOT_FOUND");
      const hasEnded = typeof state.endsAt === "string" && new Date(state.endsAt) <= now;
      if (state.status !== "active" || hasEnded) return refused("NOT_LIVE");
      const type = { ...promotionRecord(deps.clock), check: async () => [] };
      const changes = [{ path: "status", after: "stopped" }];
      const saved = await saveRecords(trx, type, [{ id, version: whateverVersion, changes }], {
        at: now,
        actor: { id: staff.id, name: staff.name },
        action: "stop",
        reason: reason || null,
      });
      if (!saved.ok) throw new Error(`a promotion could not be stopped: ${JSON.stringify(saved.error)}`);
      return ok({ value: null, subject: `promotion:${id}`, ...(reason ? { detail: { reason } } : {}) });
    },
    failures: {
      NOT_FOUND: notFoundText,
      NOT_LIVE: {
        "en-US": "It is not live, so there is nothing to stop.",
        "id-ID": "Promosi ini tidak sedang tayang, jadi tidak ada yang dihentikan.",
        "vi-VN": "Khuyến mãi này không chạy nên không có gì để dừng.",
        "zh-CN": "该促销未在进行，无需停止。",
      },
    },
    message: {
      "en-US": "The promotion is stopped.",
      "id-ID": "Promosi sudah dihentikan.",
      "vi-VN": "Đã dừng khuyến mãi.",
      "zh-CN": "促销已停止。",
    },
  });
