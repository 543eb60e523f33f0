import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { type NotTested, sendTest } from "../delivery/send-test.ts";
import { deliveryOfEvent } from "../store/delivery-log.ts";
import { endpointCode, endpointNotFound } from "../webhook-inputs.ts";
import type { WebhooksAdminDeps } from "../webhooks-deps.ts";
import { wireDelivery } from "../wire-delivery.ts";

/** Enough to set up a receiver, too few to flood one. */
const perStaff = rateLimit("admin:test-webhook", 10, 60);

type Refusal = NotTested | { readonly code: "RATE_LIMITED" };

const input = v.object({ input: v.object({ code: endpointCode, key: v.pipe(v.string(), v.uuid()) }) });

/** Sends a test event and answers what came back. */
export const adminTestWebhook = (deps: WebhooksAdminDeps) =>
  staffAction<v.InferOutput<typeof input>, ReturnType<typeof wireDelivery>, Refusal>(deps, {
    action: "webhook.test",
    permission: "webhooks.edit",
    input,
    async before(staff, { input: test }) {
      const { allowed } = await hit(deps.database.kysely, keyed(perStaff, staff.id));
      return allowed ? sendTest(deps, test) : fail({ code: "RATE_LIMITED" });
    },
    async run(trx, _staff, { input: { code, key } }) {
      const sent = await deliveryOfEvent(trx, code, key);
      // The endpoint, and with it the log, was deleted while the test was on its way.
      if (!sent) return fail({ code: "NOT_FOUND" });
      return ok({ value: wireDelivery(sent), subject: `webhook:${code}`, detail: { event: key } });
    },
    failures: {
      NOT_FOUND: endpointNotFound,
      RATE_LIMITED: {
        "en-US": "Too many tests. Wait a minute.",
        "id-ID": "Terlalu banyak uji coba. Tunggu satu menit.",
        "vi-VN": "Quá nhiều lần thử. Hãy đợi một phút.",
        "zh-CN": "测试次数过多，请等待一分钟。",
      },
      NO_SECRET: {
        "en-US": "Make a secret first: every event is signed.",
        "id-ID": "Buat rahasia dahulu: setiap kejadian ditandatangani.",
        "vi-VN": "Hãy tạo khóa bí mật trước: mọi sự kiện đều được ký.",
        "zh-CN": "请先创建密钥：每个事件都会签名。",
      },
    },
  });
