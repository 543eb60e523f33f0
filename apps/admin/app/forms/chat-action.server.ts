import { answerChatSchema, settleChatSchema } from "#modules/admin/contract/chat-forms.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { AdminAnswerChatDocument, AdminSettleChatDocument } from "#modules/chat/admin/chats.graphql.gen.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";

const actions = {
  answer: formAction(answerChatSchema, AdminAnswerChatDocument),
  settle: formAction(settleChatSchema, AdminSettleChatDocument),
};

/** Performs the action of a form on the conversation's page. */
export async function actOnChat(facts: Facts, conversationId: string): Promise<AdminAnswer> {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  return runFormAction(actions, intent, { ...texts, conversationId }, facts);
}
