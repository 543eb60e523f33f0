import * as v from "valibot";
import { maxStoredMessages } from "#modules/chat/contract/constants.ts";
import { conversationById, messagesAfter } from "#modules/chat/server/index.ts";
import { memberCards } from "#modules/identity/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { openContacts } from "../actions/open-contacts.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { chatOnWire, userCodesOf } from "../wire/chat-wire.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One conversation with all its messages; null when there is none. */
export const adminChat = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "chat.answer",
    input: v.object({ id: v.pipe(v.string(), v.maxLength(40)) }),
    async run(_context, staff, { id }) {
      const db = deps.database.kysely;
      const conversation = uuid.test(id) ? await conversationById(db, id) : null;
      if (!conversation) return null;
      const [messages, cards] = await Promise.all([
        messagesAfter(db, conversation.id, 0, maxStoredMessages),
        memberCards(db, userCodesOf([conversation.owner])),
      ]);
      return chatOnWire(conversation, messages, cards, await openContacts(deps, staff, [`chat:${conversation.id}`]));
    },
  });
