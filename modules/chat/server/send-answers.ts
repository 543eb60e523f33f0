import type { Transaction } from "kysely";
import type { Job } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { notifyMemberByCode } from "#modules/identity/server/index.ts";
import type { MessageContent } from "#modules/notification/contract/message.ts";
import { sendMessage } from "#modules/notification/server/index.ts";
import type { SendAnswersDeps } from "./chat-deps.ts";
import { type Conversation, lockConversation, writeNotifiedNumber } from "./store/conversations.ts";
import { messagesAfter } from "./store/messages.ts";

/** Answers in one message; the others are read in the chat window. */
const maxAnswers = 5;

/** This link opens the chat window on the page. */
const chatPath = "/#chat";

/** Sends unread answers once, to the member's account or to the guest's contact. */
export const sendAnswers =
  (deps: SendAnswersDeps): Job =>
  async (payload) => {
    const { conversationId } = payload as { conversationId: string };
    await inTransaction(deps.database, async (trx) => {
      const conversation = await lockConversation(trx, { id: conversationId });
      // Deleted meanwhile.
      if (!conversation) return;
      const { id, readNumber, notifiedNumber, lastNumber } = conversation;
      const since = await messagesAfter(trx, id, Math.max(readNumber, notifiedNumber));
      const answers = since.filter(({ author }) => author === "staff").map(({ text }) => text);
      if (answers.length === 0) return;
      await writeNotifiedNumber(trx, id, lastNumber);
      await send(trx, deps, conversation, {
        kind: "chatAnswered",
        data: { answers: answers.slice(-maxAnswers), path: chatPath },
      });
    });
  };

async function send(
  trx: Transaction<unknown>,
  deps: SendAnswersDeps,
  { owner, locale, contact }: Conversation,
  content: MessageContent,
): Promise<void> {
  const [kind, code = ""] = owner.split(":");
  if (kind === "member") return notifyMemberByCode(trx, deps, code, { locale, content });
  if (contact) await sendMessage(trx, deps, { ...contact, locale, content });
}
