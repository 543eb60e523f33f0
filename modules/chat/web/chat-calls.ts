import type { Api } from "#kit/graphql/client.ts";
import { queryChatDocument, readChatDocument, sendChatMessageDocument } from "./chat.graphql.gen.ts";
import type { ChatCalls } from "./chat-store.ts";

export const chatCalls = (api: Api): ChatCalls => ({
  async read(after) {
    const { data } = (await api(queryChatDocument, { after })).queryChat;
    if (!data) throw new Error("queryChat returned no data");
    return data;
  },
  async send({ text, key, consents }) {
    const { data, errorMessage } = (await api(sendChatMessageDocument, { input: { text, key, consents } }))
      .sendChatMessage;
    return data ? { sent: data } : { refusal: errorMessage ?? "" };
  },
  markRead: (upTo) => api(readChatDocument, { upTo }),
});
