import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { type AnsweredMeanwhile, answerConversation, type NoConversation } from "#modules/chat/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { answerChatSchema } from "../../contract/chat-forms.ts";
import { answeredMeanwhile, chatNotFound } from "../actions/chat-failures.ts";
import type { AdminDeps } from "../admin-deps.ts";

const input = v.object({ input: answerChatSchema });

/** Answers a shopper. The audit line does not contain the text. */
export const adminAnswerChat = (deps: AdminDeps) =>
  staffAction<v.InferOutput<typeof input>, { number: number }, NoConversation | AnsweredMeanwhile>(deps, {
    action: "chat.answer",
    permission: "chat.answer",
    input,
    async run(trx, staff, { input: answer }) {
      const stored = await answerConversation(trx, { ...answer, staffName: staff.name, at: deps.clock.now() });
      if (!stored.ok) return stored;
      return ok({ value: { number: stored.value.number }, subject: `chat:${answer.conversationId}` });
    },
    failures: { NOT_FOUND: chatNotFound, ANSWERED_MEANWHILE: answeredMeanwhile },
    message: { "en-US": "Sent.", "id-ID": "Terkirim.", "vi-VN": "Đã gửi.", "zh-CN": "已发送。" },
  });
