import { systemIds } from "#kit/core/ids.ts";
import { builtInChat } from "#modules/chat/server/index.ts";
import { addMembers } from "#modules/identity/server/index.ts";
import { adminClient } from "./admin-client.ts";

/** The back office with a member who writes in the chat. */
export async function chatClient() {
  const client = await adminClient();
  const { database, staff, query } = client;
  const chat = builtInChat({ database, clock: staff.clock, ids: systemIds });
  await addMembers(database.kysely, [
    {
      userCode: "ANI",
      email: "ani@mail.example",
      mobile: null,
      firstName: "Ani",
      lastName: "Lestari",
      gender: null,
      birthDate: null,
      passwordHash: null,
      verifiedAt: new Date("2026-01-01T00:00:00Z"),
    },
  ]);
  return {
    ...client,
    chat,
    /** A message of a shopper, a minute after the last. */
    async write(owner: string, text: string) {
      staff.clock.advance(60_000);
      await chat.send(owner, { text, key: crypto.randomUUID(), locale: "id-ID", consents: true });
    },
    /** The conversation whose last message is this. */
    async idOf(preview: string): Promise<string> {
      const { chats } = await query(`query adminChats { adminChats { chats { id preview } } }`);
      return chats.find((one: { preview: string }) => one.preview === preview)?.id;
    },
  };
}
