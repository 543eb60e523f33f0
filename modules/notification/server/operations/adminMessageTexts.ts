import { staffQuery } from "#modules/staff/server/index.ts";
import { longestText } from "../../contract/message-text.ts";
import type { NotificationAdminDeps } from "../notification-admin-deps.ts";
import { changedTextIds } from "../store/message-texts.ts";
import { placeholdersOf, textsOf } from "../texts/listed-templates.ts";
import { messageOnWire } from "../texts/message-on-wire.ts";
import { aboutKindOf } from "../texts/previewed-message.ts";
import { targetOfInput, textsInput } from "../texts/text-inputs.ts";
import { rulesOf } from "../texts/text-rules.ts";

/** The texts of a message as shipped, with what changed ones may and must have. */
export const adminMessageTexts = (deps: NotificationAdminDeps) =>
  staffQuery(deps, {
    permission: "messages.edit",
    input: textsInput,
    async run(context, _staff, { input }) {
      const target = targetOfInput(input);
      if (!target) return null;
      const { template, channel, locale } = target;
      const changed = await changedTextIds(deps.database.kysely);
      return {
        message: messageOnWire(template, changed, context.locale),
        about: aboutKindOf(template.kind),
        texts: Object.entries(textsOf(template, channel)).map(([name, text]) => {
          const { role, allowed, required } = rulesOf(text, placeholdersOf(template), locale);
          const when = text.when ?? null;
          return { name, role, when, shipped: text.texts[locale], longest: longestText[role], allowed, required };
        }),
      };
    },
  });
