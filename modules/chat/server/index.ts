import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { ChatDeps } from "./chat-deps.ts";
import { queryChat } from "./operations/queryChat.ts";
import { readChat } from "./operations/readChat.ts";
import { saveChatContact } from "./operations/saveChatContact.ts";
import { sendChatMessage } from "./operations/sendChatMessage.ts";
import { sendContactMessage } from "./operations/sendContactMessage.ts";

export {
  type AnsweredMeanwhile,
  answerConversation,
  type NoConversation,
  sendAnswersJobName,
  settleConversation,
} from "./answer-conversation.ts";
export { builtInChat } from "./built-in-chat.ts";
export type { ChatDeps } from "./chat-deps.ts";
export { mergeConversations } from "./merge-conversations.ts";
export { chatMigrations } from "./migration-source.ts";
export type { ChatMessage } from "./ports/live-chat.ts";
export { sendAnswers } from "./send-answers.ts";
export { type Conversation, conversationById, purgeConversations } from "./store/conversations.ts";
export { type InboxRow, inboxPage } from "./store/inbox.ts";
export { collectChat, deleteChat } from "./store/member-data.ts";
export { messagesAfter } from "./store/messages.ts";

export function chatModule(deps: ChatDeps): ShopModule {
  return {
    name: "chat",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: { queryChat: queryChat(deps) },
      Mutation: {
        sendChatMessage: sendChatMessage(deps),
        readChat: readChat(deps),
        saveChatContact: saveChatContact(deps),
        sendContactMessage: sendContactMessage(deps),
      },
    },
  };
}
