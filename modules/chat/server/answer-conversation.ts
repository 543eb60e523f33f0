import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { answerNoticeSeconds } from "../contract/constants.ts";
import type { ChatMessage } from "./ports/live-chat.ts";
import { lockConversation } from "./store/conversations.ts";
import { appendMessage, messageByKey, messagesAfter, noteWaiting } from "./store/messages.ts";

export const answerNoticeJobName = "chat.send_answers";

/** When the notice about answers in a conversation is due. A later answer moves it: several are sent together. */
export const scheduleNotice = (trx: Transaction<unknown>, conversationId: string, now: Date): Promise<void> =>
  addJob(
    trx,
    answerNoticeJobName,
    { conversationId },
    { key: `chat-answers:${conversationId}`, runAt: new Date(now.getTime() + answerNoticeSeconds * 1000) },
  );

type Seen = {
  readonly conversationId: string;
  /** The newest message on the page of the staff member. */
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

/** Stores an answer of staff. Of two who answer at once, the second is refused and reads what the first has written. */
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
  // What the shopper wrote while the answer was typed still waits.
  await noteWaiting(trx, conversationId, seen);
  await scheduleNotice(trx, conversationId, at);
  return ok(stored);
}

/** Takes a conversation off the waiting list without an answer: nothing up to the message that was seen needs one. */
export async function settleConversation(
  trx: Transaction<unknown>,
  { conversationId, seen }: Seen,
): Promise<Result<void, NoConversation>> {
  const conversation = await lockConversation(trx, { id: conversationId });
  if (!conversation) return fail({ code: "NOT_FOUND" });
  await noteWaiting(trx, conversationId, seen);
  return ok(undefined);
}
