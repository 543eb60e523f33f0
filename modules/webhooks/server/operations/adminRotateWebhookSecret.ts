import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { newSecret } from "../delivery/sign-webhook.ts";
import { replaceSecret } from "../store/secrets.ts";
import { endpointCode, endpointNotFound } from "../webhook-inputs.ts";
import type { WebhooksAdminDeps } from "../webhooks-deps.ts";

/** How long the former secret signs too, so that a receiver can be changed without losing an event. */
const overlapMs = 24 * 3_600_000;

/** Makes a new signing secret. Only this answer contains it. */
export const adminRotateWebhookSecret = (deps: WebhooksAdminDeps) =>
  staffAction(deps, {
    action: "webhook.secret",
    permission: "webhooks.edit",
    input: v.object({ input: v.object({ code: endpointCode }) }),
    async run(trx, _staff, { input: { code } }) {
      const at = deps.clock.now();
      const secret = newSecret(deps.ids);
      const formerUntil = new Date(at.getTime() + overlapMs);
      const outcome = await replaceSecret(trx, {
        id: deps.ids.uuid(),
        endpointCode: code,
        sealed: deps.sealer.seal(secret, "webhook"),
        at,
        formerUntil,
      });
      if (outcome === "unknown") return fail({ code: "NOT_FOUND" as const });
      const value = { secret, formerUntil: outcome === "first" ? null : formerUntil.toISOString() };
      return ok({ value, subject: `webhook:${code}` });
    },
    failures: { NOT_FOUND: endpointNotFound },
    message: {
      "en-US": "The new secret is shown once. Copy it now.",
      "id-ID": "Rahasia baru hanya ditampilkan sekali. Salin sekarang.",
      "vi-VN": "Khóa bí mật mới chỉ hiển thị một lần. Hãy sao chép ngay.",
      "zh-CN": "新密钥仅显示一次，请立即复制。",
    },
  });
