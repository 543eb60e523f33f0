import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { broadcast } from "#modules/notification/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { promotionSchema } from "../../contract/promotion-form.ts";
import type { DeskDeps } from "../desk-deps.ts";

/** Puts news of an offer into the panels of all members who agreed to hear of offers, a few hundred at a time. */
export const deskSendPromotion = (deps: DeskDeps) =>
  staffAction(deps, {
    action: "promotion.send",
    permission: "notices.send",
    input: v.object({ input: promotionSchema }),
    async run(trx, { name }, { input: { key, ...notice } }) {
      const isNew = await broadcast(trx, deps, { id: key, ...notice, by: name });
      return ok({ value: { key }, subject: `promotion:${key}`, detail: { ...notice, isNew } });
    },
    failures: {},
    message: {
      "en-US": "On its way to everybody who agreed to hear of offers.",
      "id-ID": "Sedang dikirim ke semua yang setuju menerima penawaran.",
      "vi-VN": "Đang gửi tới mọi người đã đồng ý nhận ưu đãi.",
      "zh-CN": "正在发送给所有同意接收优惠信息的会员。",
    },
  });
