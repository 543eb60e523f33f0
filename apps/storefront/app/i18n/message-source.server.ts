import { messageKey } from "#kit/web/i18n/message-key.ts";
import { textsOf } from "#kit/web/i18n/server-messages.ts";
import type { Messages } from "#kit/web/i18n/text-context.tsx";

const files = {
  ...import.meta.glob<Messages>(
    [
      "../../../../modules/*/web/messages/*.json",
      "../../../../modules/*/web/*/messages/*.json",
      "!../../../../modules/admin/**",
    ],
    { eager: true, import: "default" },
  ),
  ...import.meta.glob<Messages>("../shell/messages/*.json", { eager: true, import: "default" }),
};

/** All texts of the shop in all languages, in memory. */
export const { serverMessages, textOnServer } = textsOf(
  new Map(Object.entries(files).map(([path, messages]) => [messageKey(path), messages])),
);
