import { kindName, receiverOf } from "#modules/notification/admin/message-texts/message-model.ts";
import { AdminMessagesDocument } from "#modules/notification/admin/message-texts/message-texts.graphql.gen.ts";
import type { MessageTextKey } from "#modules/notification/admin/message-texts/message-texts-text.ts";
import { listFile, onePage } from "./list-file.ts";

export const messagesFile = listFile({
  pages: ({ api }) => onePage(api(AdminMessagesDocument).then(({ adminMessages }) => adminMessages)),
  columns({ textOf }) {
    const text = textOf<MessageTextKey>("message-texts");
    return [
      { head: text("message"), text: (row) => row.title },
      { head: text("texts"), text: ({ kind }) => kindName(kind, text) },
      { head: text("receiver"), text: ({ kind }) => text(receiverOf(kind)) },
      { head: text("channels"), text: (row) => row.channels.join(", ") },
      { head: text("changed"), text: ({ changed }) => changed.map((one) => `${one.channel} ${one.locale}`).join(", ") },
    ];
  },
});
