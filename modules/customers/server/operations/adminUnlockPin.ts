import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { requestPinUnlock } from "#modules/loyalty/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { unlockPinSchema } from "../../contract/account-forms.ts";
import { customerType } from "../../contract/customer-state.ts";
import { notLinkedText } from "../account/club-texts.ts";
import type { CustomersDeps } from "../customers-deps.ts";

/** Asks the club to lift the lock of a customer's PIN. The customer is told; staff never see the PIN. */
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
    failures: { NOT_LINKED: notLinkedText },
    message: {
      "en-US": "The club is asked to unlock the PIN. The customer gets a message.",
      "id-ID": "Klub diminta membuka kunci PIN. Pelanggan mendapat pesan.",
      "vi-VN": "Đã yêu cầu câu lạc bộ mở khóa mã PIN. Khách hàng sẽ nhận tin nhắn.",
      "zh-CN": "已请求俱乐部解锁 PIN 码，顾客会收到消息。",
    },
  });
