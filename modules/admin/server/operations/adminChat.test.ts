import { expect, test } from "vitest";
import { chatClient } from "../testing/chat-client.ts";

const { staff, query, write, idOf } = await chatClient();
const chatQuery = `query adminChat($id: ID!) { adminChat(id: $id) { name contact isMember messages { author text } } }`;

test("2A-05 one conversation with its messages; without the permission for contacts they are masked", async () => {
  await write("member:ANI", "Where is my order?");
  const id = await idOf("Where is my order?");
  expect(await query(chatQuery, { id })).toEqual({
    name: "Ani Lestari",
    contact: "ani@mail.example",
    isMember: true,
    messages: [{ author: "shopper", text: "Where is my order?" }],
  });
  const support = await staff.signedIn("support@chat.test", "support");
  expect(await query(chatQuery, { id }, support)).toMatchObject({ name: "A••• L•••", contact: "a•••@mail.example" });
  expect(await query(chatQuery, { id }, await staff.signedIn("store@chat.test", "storeStaff"))).toBe("FORBIDDEN");
});

test("2A-05 a conversation that does not exist is null, and so is an id that is none", async () => {
  expect(await query(chatQuery, { id: "nonsense" })).toBeNull();
  expect(await query(chatQuery, { id: crypto.randomUUID() })).toBeNull();
});
