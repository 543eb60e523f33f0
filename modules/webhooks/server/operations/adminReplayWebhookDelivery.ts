import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { replayDelivery } from "../store/delivery-log.ts";
import { deliveryId } from "../webhook-inputs.ts";
import type { WebhooksAdminDeps } from "../webhooks-deps.ts";

type NotReplayed = { readonly code: "NOT_FOUND" | "TEST_EVENT" | "ENDPOINT_OFF" | "BEING_SENT" };

const refused = (code: NotReplayed["code"]) => fail<NotReplayed>({ code });

/** Delivers an event once more, with the same id, by which the receiver knows it. */
export const adminReplayWebhookDelivery = (deps: WebhooksAdminDeps) =>
  staffAction(deps, {
    action: "webhook.replay",
    permission: "webhooks.edit",
    input: v.object({ input: v.object({ id: deliveryId }) }),
    async run(trx, _staff, { input: { id } }) {
      const replay = await replayDelivery(trx, id, deps.clock.now());
      if (replay.outcome === "unknown") return refused("NOT_FOUND");
      if (replay.outcome === "test") return refused("TEST_EVENT");
      if (replay.outcome === "off") return refused("ENDPOINT_OFF");
      if (replay.outcome === "inFlight") return refused("BEING_SENT");
      return ok({ value: null, subject: `webhook:${replay.endpointCode}`, detail: { event: replay.eventId } });
    },
    failures: {
      NOT_FOUND: {
        "en-US": "This delivery is no longer in the log.",
        "id-ID": "Pengiriman ini sudah tidak ada di catatan.",
        "vi-VN": "Lần gửi này không còn trong nhật ký.",
        "zh-CN": "该投递已不在日志中。",
      },
      TEST_EVENT: {
        "en-US": "A test is sent once. Send a new one.",
        "id-ID": "Uji coba hanya dikirim sekali. Kirim yang baru.",
        "vi-VN": "Bản thử chỉ được gửi một lần. Hãy gửi bản mới.",
        "zh-CN": "测试只发送一次，请发送新的测试。",
      },
      ENDPOINT_OFF: {
        "en-US": "Its endpoint is off or has no secret yet, so nothing is sent.",
        "id-ID": "Titik akhirnya nonaktif atau belum punya rahasia, jadi tidak ada yang dikirim.",
        "vi-VN": "Điểm nhận đang tắt hoặc chưa có khóa bí mật nên không gửi gì.",
        "zh-CN": "其端点已关闭或尚无密钥，因此不会发送。",
      },
      BEING_SENT: {
        "en-US": "It is on its way just now.",
        "id-ID": "Sedang dikirim saat ini.",
        "vi-VN": "Đang được gửi ngay lúc này.",
        "zh-CN": "正在发送中。",
      },
    },
    message: {
      "en-US": "It is sent again.",
      "id-ID": "Dikirim lagi.",
      "vi-VN": "Đang gửi lại.",
      "zh-CN": "正在重新发送。",
    },
  });
