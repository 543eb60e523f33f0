import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import { requestPinUnlock } from "#modules/loyalty/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { unlockPinSchema } from "../../contract/account-forms.ts";
import { customerType } from "../../contract/customer-state.ts";
import { keyReusedText, notLinkedText } from "../account/club-texts.ts";
import type { CustomersDeps } from "../customers-deps.ts";

/**
 * Asks the club to lift the lock of a customer's PIN. The customer is told; staff never see the PIN. A few times a day at most,
 * because each unlock allows the wrong tries anew.
 */
export const adminUnlockPin = (deps: CustomersDeps) =>
  staffAction(deps, {
    action: "customer.unlockPin",
    permission: "customers.block",
    input: v.object({ input: unlockPinSchema }),
    async run(trx, _staff, { input: { code, key, reason } }) {
      const asked = await requestPinUnlock(trx, deps, { userCode: code, key });
      if (!asked.ok) return fail(asked.error);
      const subject = asked.value.isNew ? `${customerType}:${code}` : null;
      return ok({ value: { code }, subject, detail: { reason } });
    },
    failures: { NOT_LINKED: notLinkedText, KEY_REUSED: keyReusedText, UNLOCKED_TOO_OFTEN: tooOften },
    message: {
      "en-US": "The club is asked. If the PIN is locked, it is unlocked and the customer gets a message.",
      "id-ID": "Klub diminta. Jika PIN terkunci, kuncinya dibuka dan pelanggan mendapat pesan.",
      "vi-VN": "Đã yêu cầu câu lạc bộ. Nếu mã PIN đang bị khóa, mã sẽ được mở và khách hàng nhận tin nhắn.",
      "zh-CN": "已向俱乐部提出请求。如果 PIN 码已锁定，将会解锁，顾客会收到消息。",
    },
  });

const tooOften: Texts = {
  "en-US": "This PIN was unlocked three times in the last 24 hours. Please try again tomorrow.",
  "id-ID": "PIN ini sudah dibuka tiga kali dalam 24 jam terakhir. Silakan coba lagi besok.",
  "vi-VN": "Mã PIN này đã được mở khóa ba lần trong 24 giờ qua. Vui lòng thử lại vào ngày mai.",
  "zh-CN": "此 PIN 码在过去 24 小时内已解锁三次，请明天再试。",
};
