import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { broadcast } from "#modules/notification/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { promotionSchema } from "../../contract/promotion-form.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Sends an offer to the notification panel of all members who agreed to offers, or those of a segment, in batches. */
export const adminSendPromotion = (deps: AdminDeps) =>
  staffAction<v.InferOutput<typeof input>, { key: string }, Nowhere>(deps, {
    action: "promotion.send",
    permission: "notices.send",
    input,
    // A sent offer cannot be withdrawn, so its link must lead to a page.
    async before(_staff, { input: { path, segment } }) {
      if (!(await deps.isPage(path))) return fail({ code: "NO_SUCH_PAGE" });
      const isKnown = segment === null || (await deps.audience.ofSegment.size(deps.database.kysely, segment)) !== null;
      return isKnown ? ok(null) : fail({ code: "NO_SUCH_SEGMENT" });
    },
    async run(trx, { name }, { input: { key, ...notice } }) {
      const isNew = await broadcast(trx, deps, { id: key, ...notice, by: name });
      return ok({ value: { key }, subject: `promotion:${key}`, detail: { ...notice, isNew } });
    },
    failures: nowhere,
    message: {
      "en-US": "On its way to everybody who agreed to hear of offers.",
      "id-ID": "Sedang dikirim ke semua yang setuju menerima penawaran.",
      "vi-VN": "Đang gửi tới mọi người đã đồng ý nhận ưu đãi.",
      "zh-CN": "正在发送给所有同意接收优惠信息的会员。",
    },
  });

type Nowhere = { readonly code: "NO_SUCH_PAGE" | "NO_SUCH_SEGMENT" };

const nowhere: FailureTexts<Nowhere> = {
  NO_SUCH_SEGMENT: {
    "en-US": "There is no such segment any more",
    "id-ID": "Segmen itu sudah tidak ada",
    "vi-VN": "Phân khúc đó không còn tồn tại",
    "zh-CN": "该细分已不存在",
  },
  NO_SUCH_PAGE: {
    "en-US": "There is no page at this address",
    "id-ID": "Tidak ada halaman di alamat ini",
    "vi-VN": "Không có trang nào ở địa chỉ này",
    "zh-CN": "此地址没有页面",
  },
};

const input = v.object({ input: promotionSchema });
