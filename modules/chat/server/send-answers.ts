import type { Transaction } from "kysely";
import type { Job } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { notifyMemberByCode } from "#modules/identity/server/index.ts";
import type { MessageContent } from "#modules/notification/contract/message.ts";
import { sendMessage } from "#modules/notification/server/index.ts";
import type { AnswerNoticeDeps } from "./chat-deps.ts";
import { type Conversation, lockConversation, noteNotified } from "./store/conversations.ts";
import { messagesAfter } from "./store/messages.ts";

/** Answers in one notice; the rest is read in the window. */
const mostAnswers = 5;

/** Where the link of a notice leads: the page opens the chat window (`web/chat-hash.ts`). */
const chatPath = "/#chat";

/** Sends answers that nobody has read in the window, once, to the member's account or where a guest asked for. */
export const sendAnswers =
  (deps: AnswerNoticeDeps): Job =>
  async (payload) => {
    const { conversationId } = payload as { conversationId: string };
    await inTransaction(deps.database, async (trx) => {
      const conversation = await lockConversation(trx, { id: conversationId });
      // Deleted meanwhile, with the account or as a whole.
      if (!conversation) return;
      const { id, readNumber, notifiedNumber, lastNumber } = conversation;
      const since = await messagesAfter(trx, id, Math.max(readNumber, notifiedNumber));
      const answers = since.filter(({ author }) => author === "staff").map(({ text }) => text);
      if (answers.length === 0) return;
      await noteNotified(trx, id, lastNumber);
      await send(trx, deps, conversation, {
        kind: "chatAnswered",
        data: { answers: answers.slice(-mostAnswers), path: chatPath },
      });
    });
  };

async function send(
  trx: Transaction<unknown>,
  deps: AnswerNoticeDeps,
  { owner, locale, contact }: Conversation,
  content: MessageContent,
): Promise<void> {
  const [kind, code = ""] = owner.split(":");
  if (kind === "member") return notifyMemberByCode(trx, deps, code, { locale, content });
  if (contact) await sendMessage(trx, deps, { ...contact, locale, content });
}
