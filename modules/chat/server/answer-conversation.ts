import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { unreadAnswerSeconds } from "../contract/constants.ts";
import type { ChatMessage } from "./ports/live-chat.ts";
import { lockConversation } from "./store/conversations.ts";
import { appendMessage, messageByKey, messagesAfter, updateWaitingSince } from "./store/messages.ts";

export const sendAnswersJobName = "chat.send_answers";

/** Schedules the job that sends unread answers. A later answer postpones it, so that several are sent in one message. */
export const scheduleSendAnswers = (trx: Transaction<unknown>, conversationId: string, now: Date): Promise<void> =>
  addJob(
    trx,
    sendAnswersJobName,
    { conversationId },
    { key: `chat-answers:${conversationId}`, runAt: new Date(now.getTime() + unreadAnswerSeconds * 1000) },
  );

type Seen = {
  readonly conversationId: string;
  /** The newest message on the staff member's page. */
  readonly seen: number;
};

export type NoConversation = { readonly code: "NOT_FOUND" };
export type AnsweredMeanwhile = { readonly code: "ANSWERED_MEANWHILE"; readonly by: string };

type Answer = Seen & {
  readonly text: string;
  readonly key: string;
  readonly staffName: string;
  readonly at: Date;
};

/** Stores an answer of staff. When another answer was stored since `seen`, it is refused, so that two staff members do not answer the same message. */
export async function answerConversation(
  trx: Transaction<unknown>,
  { conversationId, seen, text, key, staffName, at }: Answer,
): Promise<Result<ChatMessage, NoConversation | AnsweredMeanwhile>> {
  const conversation = await lockConversation(trx, { id: conversationId });
  if (!conversation) return fail({ code: "NOT_FOUND" });
  const known = await messageByKey(trx, conversationId, key);
  if (known) return ok(known);
  const since = await messagesAfter(trx, conversationId, seen);
  const other = since.findLast(({ author }) => author === "staff");
  if (other) return fail({ code: "ANSWERED_MEANWHILE", by: other.staffName ?? "" });
  const stored = await appendMessage(trx, conversation, { author: "staff", staffName, text, key, at });
  // Messages the shopper wrote while the answer was typed still wait.
  await updateWaitingSince(trx, conversationId, seen);
  await scheduleSendAnswers(trx, conversationId, at);
  return ok(stored);
}

/** Removes a conversation from the waiting list without an answer; messages after `seen` still wait. */
export async function settleConversation(
  trx: Transaction<unknown>,
  { conversationId, seen }: Seen,
): Promise<Result<void, NoConversation>> {
  const conversation = await lockConversation(trx, { id: conversationId });
  if (!conversation) return fail({ code: "NOT_FOUND" });
  await updateWaitingSince(trx, conversationId, seen);
  return ok(undefined);
}
