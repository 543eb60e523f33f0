import { staffQuery } from "#modules/staff/server/index.ts";
import type { NotificationAdminDeps } from "../notification-admin-deps.ts";
import { changedTextIds } from "../store/message-texts.ts";
import { listedTemplates } from "../texts/listed-templates.ts";
import { messageOnWire } from "../texts/message-on-wire.ts";

/** Every message, in the order of the kinds. */
export const adminMessages = (deps: NotificationAdminDeps) =>
  staffQuery(deps, {
    permission: "messages.edit",
    async run({ locale }) {
      const changed = await changedTextIds(deps.database.kysely);
      return listedTemplates.map((template) => messageOnWire(template, changed, locale));
    },
  });
