import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { settleConversation } from "#modules/chat/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { settleChatSchema } from "../../contract/chat-forms.ts";
import { chatNotFound } from "../actions/chat-failures.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Takes a conversation off the waiting list: the messages seen need no answer. */
export const adminSettleChat = (deps: AdminDeps) =>
  staffAction(deps, {
    action: "chat.settle",
    permission: "chat.answer",
    input: v.object({ input: settleChatSchema }),
    async run(trx, _staff, { input }) {
      const settled = await settleConversation(trx, input);
      if (!settled.ok) return settled;
      return ok({ value: { number: input.seen }, subject: `chat:${input.conversationId}` });
    },
    failures: { NOT_FOUND: chatNotFound },
    message: {
      "en-US": "Taken off the waiting list.",
      "id-ID": "Dikeluarkan dari daftar tunggu.",
      "vi-VN": "Đã gỡ khỏi danh sách chờ.",
      "zh-CN": "已从等待列表中移除。",
    },
  });
