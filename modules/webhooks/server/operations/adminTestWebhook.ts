import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { type NotTested, sendTest } from "../delivery/send-test.ts";
import { deliveryOfEvent } from "../store/delivery-log.ts";
import { endpointCode, endpointNotFound } from "../webhook-inputs.ts";
import type { WebhooksAdminDeps } from "../webhooks-deps.ts";
import { wireDelivery } from "../wire-delivery.ts";

const input = v.object({ input: v.object({ code: endpointCode, key: v.pipe(v.string(), v.uuid()) }) });

/** Sends a test event and answers what came back. */
export const adminTestWebhook = (deps: WebhooksAdminDeps) =>
  staffAction<v.InferOutput<typeof input>, ReturnType<typeof wireDelivery>, NotTested>(deps, {
    action: "webhook.test",
    permission: "webhooks.edit",
    input,
    before: (_staff, { input: test }) => sendTest(deps, test),
    async run(trx, _staff, { input: { code, key } }) {
      const sent = await deliveryOfEvent(trx, code, key);
      // The endpoint, and with it the log, was deleted while the test was on its way.
      if (!sent) return fail({ code: "NOT_FOUND" });
      return ok({ value: wireDelivery(sent), subject: `webhook:${code}`, detail: { event: key } });
    },
    failures: {
      NOT_FOUND: endpointNotFound,
      NO_SECRET: {
        "en-US": "Make a secret first: every event is signed.",
        "id-ID": "Buat rahasia dahulu: setiap kejadian ditandatangani.",
        "vi-VN": "Hãy tạo khóa bí mật trước: mọi sự kiện đều được ký.",
        "zh-CN": "请先创建密钥：每个事件都会签名。",
      },
    },
  });
