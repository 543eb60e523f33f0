import { expect, test } from "vitest";
import { chatClient } from "../testing/chat-client.ts";

const { staff, query, write } = await chatClient();
const list = `query adminChats($page: Int) { adminChats(page: $page) { waiting total chats { name preview lastBy } } }`;

test("2A-05 the list has the conversations that wait for an answer first, the longest waiting on top; finance sees none", async () => {
  await write("member:ANI", "Where is my order?");
  await write("guest:G1", "Hello?");
  expect(await query(list)).toMatchObject({
    waiting: 2,
    total: 2,
    chats: [
      { name: "Ani Lestari", preview: "Where is my order?" },
      { name: null, preview: "Hello?" },
    ],
  });
  expect(await query(list, { page: 0 })).toBe("INVALID_INPUT");
  expect(await query(list, {}, await staff.signedIn("finance@chat.test", "finance"))).toBe("FORBIDDEN");
});
