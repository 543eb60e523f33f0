import { fail, ok } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { consentVersion } from "../contract/constants.ts";
import type { BuiltInChatDeps } from "./chat-deps.ts";
import type { LiveChat } from "./ports/live-chat.ts";
import {
  conversationOf,
  createConversation,
  lockConversation,
  writeContact,
  writeReadNumber,
} from "./store/conversations.ts";
import { appendMessage, countAnswers, messageByKey, messagesAfter, startWaiting } from "./store/messages.ts";

/** The live chat without a vendor: conversations in PostgreSQL, answered by staff in the back office. */
export const builtInChat = ({ database, clock, ids }: BuiltInChatDeps): LiveChat => ({
  async read(owner, after) {
    const db = database.kysely;
    const conversation = await conversationOf(db, owner);
    if (!conversation) return null;
    const { id, readNumber, contact } = conversation;
    const [messages, unread] = await Promise.all([messagesAfter(db, id, after), countAnswers(db, id, readNumber)]);
    return { messages, unread, contact };
  },

  send: (owner, { text, key, locale, consents }) =>
    inTransaction(database, async (trx) => {
      const at = clock.now();
      if (consents) await createConversation(trx, { id: ids.uuid(), owner, locale, consentVersion, at });
      const conversation = await lockConversation(trx, { owner });
      if (!conversation) return fail({ code: "CONSENT_REQUIRED" } as const);
      const known = await messageByKey(trx, conversation.id, key);
      if (known) return ok(known);
      const stored = await appendMessage(trx, conversation, { author: "shopper", staffName: null, text, at, key });
      await startWaiting(trx, conversation.id, { at, locale });
      return ok(stored);
    }),

  markRead: (owner, upTo) => writeReadNumber(database.kysely, owner, upTo),
  saveContact: (owner, contact) => writeContact(database.kysely, owner, contact),
});
