import * as v from "valibot";
import { inboxPage } from "#modules/chat/server/index.ts";
import { memberCards } from "#modules/identity/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { adminPageSize } from "../../contract/admin-actions.ts";
import { openContacts } from "../actions/open-contacts.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { chatRowOnWire, userCodesOf } from "../wire/chat-wire.ts";

const input = v.object({ page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1) });

/** Conversations with shoppers, those that wait for an answer first. */
export const adminChats = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "chat.answer",
    input,
    async run(_context, staff, { page }) {
      const db = deps.database.kysely;
      const window = { offset: (page - 1) * adminPageSize, limit: adminPageSize };
      const { rows, total, waiting } = await inboxPage(db, window);
      const cards = await memberCards(db, userCodesOf(rows.map(({ owner }) => owner)));
      const open = await openContacts(
        deps,
        staff,
        rows.map(({ id }) => `chat:${id}`),
      );
      return {
        chats: rows.map((row) => chatRowOnWire(row, cards, open)),
        total,
        waiting,
        page,
        pageSize: adminPageSize,
      };
    },
  });
