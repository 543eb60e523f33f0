import { messageKey } from "#kit/web/i18n/message-key.ts";
import { textsOf } from "#kit/web/i18n/server-messages.ts";
import type { Messages } from "#kit/web/i18n/text-context.tsx";

const files = import.meta.glob<Messages>(
  [
    "../../../../modules/admin/web/messages/*.json",
    "../../../../modules/admin/web/*/messages/*.json",
    "../../../../modules/*/admin/messages/*.json",
    "../../../../modules/*/admin/*/messages/*.json",
    "../../../../modules/content/web/messages/*.json",
    "../../../../modules/promotion/web/messages/*.json",
    "../../../../modules/size-guide/web/messages/*.json",
    "../../../../modules/catalogue/web/messages/*.json",
    "../../../../modules/catalogue/web/*/messages/*.json",
  ],
  { eager: true, import: "default" },
);

/** All texts of the back office in all languages, in memory. */
export const { serverMessages, textOnServer } = textsOf(
  new Map(Object.entries(files).map(([path, messages]) => [messageKey(path), messages])),
);
