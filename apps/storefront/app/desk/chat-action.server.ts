import { answerChatSchema, settleChatSchema } from "#modules/desk/contract/chat-forms.ts";
import { DeskAnswerChatDocument, DeskSettleChatDocument } from "#modules/desk/web/chats/chats.graphql.gen.ts";
import type { DeskAnswer } from "#modules/desk/web/desk-model.ts";
import { deed, doDeed, type Facts, textsIn } from "./deed.server.ts";
import { deskForm } from "./desk-call.server.ts";

const deeds = {
  answer: deed(answerChatSchema, DeskAnswerChatDocument),
  settle: deed(settleChatSchema, DeskSettleChatDocument),
};

/** Does what a form on the conversation's page asks for. */
export async function actOnChat(facts: Facts, conversationId: string): Promise<DeskAnswer> {
  const { intent = "", ...texts } = textsIn(await deskForm(facts));
  return doDeed(deeds, intent, { ...texts, conversationId }, facts);
}
