import type { Api } from "#kit/graphql/client.ts";
import { queryChatDocument } from "./chat.graphql.gen.ts";
import type { ChatMemory } from "./chat-memory.ts";

/** Above every message number: the reply contains no messages, only the unread count. */
const afterEverything = 2_000_000_000;

/** The number of unread answers, for the badge on the button of the closed window. */
export async function loadUnread(api: Api, memory: ChatMemory): Promise<number> {
  const { data } = (await api(queryChatDocument, { after: afterEverything })).queryChat;
  if (!data) return 0;
  memory.setKnown(data.hasConversation);
  return data.unread;
}
