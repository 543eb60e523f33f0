import type { Api } from "#kit/graphql/client.ts";
import { queryChatDocument } from "./chat.graphql.gen.ts";
import type { ChatMemory } from "./chat-memory.ts";

/** Asks for nothing but the number of unread answers. */
const afterEverything = 2_000_000_000;

/** How many answers wait, for the counter on the closed window's button. */
export async function askUnread(api: Api, memory: ChatMemory): Promise<number> {
  const { data } = (await api(queryChatDocument, { after: afterEverything })).queryChat;
  if (!data) return 0;
  memory.noteKnown(data.hasConversation);
  return data.unread;
}
