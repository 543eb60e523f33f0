import * as v from "valibot";
import { fail, type Result } from "#kit/core/result.ts";
import { type FailureTexts, type InvalidInput, operation } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { memberOf } from "#modules/identity/server/index.ts";
import { pinSchema } from "../../contract/pin.ts";
import { clubDownTexts, notLinkedText } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { type PinRefusal, provePin } from "../points/pin-proof.ts";

type Refusal =
  | Exclude<PinRefusal, { code: "NOT_LINKED" | "PIN_NOT_SET" | "PIN_LOCKED" | "CLUB_UNREACHABLE" }>
  | { readonly code: "501" | "PIN_NOT_SET" | "PIN_LOCKED" | "CLUB_UNREACHABLE" };

/** How a refused PIN reads; checkouts say the same. */
export const pinFailureTexts: FailureTexts<Refusal> = {
  ...clubDownTexts,
  "501": notLinkedText,
  PIN_NOT_SET: {
    "en-US": "You have no PIN yet. Please set one on the MAPCLUB site.",
    "id-ID": "Anda belum memiliki PIN. Silakan atur di situs MAPCLUB.",
    "vi-VN": "Bạn chưa có mã PIN. Vui lòng đặt mã trên trang MAPCLUB.",
    "zh-CN": "您还没有 PIN 码，请在 MAPCLUB 网站设置。",
  },
  PIN_LOCKED: {
    "en-US": "Your PIN is locked for 24 hours, or until you set a new one on the MAPCLUB site.",
    "id-ID": "PIN Anda terkunci selama 24 jam, atau sampai Anda mengatur yang baru di situs MAPCLUB.",
    "vi-VN": "Mã PIN bị khóa trong 24 giờ, hoặc cho đến khi bạn đặt mã mới trên trang MAPCLUB.",
    "zh-CN": "您的 PIN 码已锁定 24 小时，或直到您在 MAPCLUB 网站重新设置为止。",
  },
  PIN_WRONG: ({ attemptsLeft: left }) => ({
    "en-US": `The PIN is not right. You can try ${left === 1 ? "once" : `${left} times`} more.`,
    "id-ID": `PIN tidak tepat. Anda dapat mencoba ${left} kali lagi.`,
    "vi-VN": `Mã PIN không đúng. Bạn còn ${left} lần thử.`,
    "zh-CN": `PIN 码不正确，您还可以尝试 ${left} 次。`,
  }),
};

/** Compares the caller's PIN; a right one is remembered for this checkout (OP-11, D-17). */
export const mapClubCheckPin = (deps: LoyaltyDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ pin: pinSchema, checkoutId: v.nullish(v.pipe(v.string(), v.maxLength(100)), "") }),
    async run(context, { pin, checkoutId }): Promise<Result<void, Refusal>> {
      const { userCode, sessionId } = memberOf(context);
      const proved = await provePin(deps, { userCode, sessionId, checkoutId }, pin);
      if (proved.ok || proved.error.code === "PIN_WRONG") return proved as Result<void, Refusal>;
      const { code } = proved.error;
      return fail({ code: code === "NOT_LINKED" ? "501" : code });
    },
    failures: pinFailureTexts,
    wire(reply: StandardReply<void>, error: Refusal | InvalidInput | null) {
      const { success, code, message } = reply;
      if (error?.code === "PIN_WRONG") return { success, code, message, attemptsLeft: error.attemptsLeft };
      return { success, code, message, attemptsLeft: error?.code === "PIN_LOCKED" ? 0 : null };
    },
  });
