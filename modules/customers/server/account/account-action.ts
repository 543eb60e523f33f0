import type { Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { type SendFailure, sendFailureTexts } from "#modules/identity/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { customerType } from "../../contract/customer-state.ts";
import type { CustomersDeps } from "../customers-deps.ts";
import type { AccountActionName } from "./account-log.ts";

type Refused =
  | SendFailure
  | { readonly code: "NOT_FOUND" | "BLOCKED_ALREADY" | "NOT_BLOCKED" | "NOTHING_TO_VERIFY" | "NO_SESSIONS" };

type Input = { readonly code: string; readonly reason?: string };
type Detail = Readonly<Record<string, number>>;

type AccountAction<Asked extends Input> = {
  readonly action: AccountActionName;
  readonly input: GenericSchema<unknown, Asked>;
  /** What the audit says beside the reason. */
  run(trx: Transaction<unknown>, code: string, context: RequestContext): Promise<Result<Detail, Refused>>;
  readonly message: Texts;
};

/** An action on a customer's account: permission, effect and audit line in one transaction. No action reads or sets a secret. */
export const accountAction = <Asked extends Input>(
  deps: CustomersDeps,
  { action, input, run, message }: AccountAction<Asked>,
) =>
  staffAction(deps, {
    action,
    permission: "customers.block",
    input: v.object({ input }),
    async run(trx, _staff, { input: { code, reason } }, context) {
      const done = await run(trx, code, context);
      if (!done.ok) return fail(done.error);
      const detail = { ...(reason ? { reason } : {}), ...done.value };
      return ok({ value: { code }, subject: `${customerType}:${code}`, detail });
    },
    failures,
    message,
  });

const failures: FailureTexts<Refused> = {
  ...sendFailureTexts,
  NOT_FOUND: {
    "en-US": "There is no such customer any more.",
    "id-ID": "Pelanggan ini sudah tidak ada.",
    "vi-VN": "Khách hàng này không còn tồn tại.",
    "zh-CN": "该顾客已不存在。",
  },
  BLOCKED_ALREADY: {
    "en-US": "This account is blocked already.",
    "id-ID": "Akun ini sudah diblokir.",
    "vi-VN": "Tài khoản này đã bị khóa.",
    "zh-CN": "该账户已被停用。",
  },
  NOT_BLOCKED: {
    "en-US": "This account is not blocked.",
    "id-ID": "Akun ini tidak diblokir.",
    "vi-VN": "Tài khoản này không bị khóa.",
    "zh-CN": "该账户未被停用。",
  },
  NOTHING_TO_VERIFY: {
    "en-US": "There is nothing to send: the customer verifies a new e-mail address in the account settings.",
    "id-ID": "Tidak ada yang perlu dikirim: pelanggan memverifikasi email baru di pengaturan akun.",
    "vi-VN": "Không có gì để gửi: khách hàng xác minh e-mail mới trong cài đặt tài khoản.",
    "zh-CN": "没有可发送的内容：顾客需在账户设置中验证新邮箱。",
  },
  NO_SESSIONS: {
    "en-US": "The customer is signed in nowhere.",
    "id-ID": "Pelanggan tidak masuk di perangkat mana pun.",
    "vi-VN": "Khách hàng không đăng nhập ở đâu.",
    "zh-CN": "该顾客没有登录任何设备。",
  },
};
