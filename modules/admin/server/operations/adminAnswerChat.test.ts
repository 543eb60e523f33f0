import { expect, test } from "vitest";
import { chatClient } from "../testing/chat-client.ts";

const { staff, chat, query, mutate, outcome, audit, write, idOf } = await chatClient();

test("2A-05 an answer reaches the shopper exactly once when it is sent repeatedly; a second member of staff has to read it first", async () => {
  await write("member:ANI", "Where is my order?");
  const id = await idOf("Where is my order?");
  const support = await staff.signedIn("support@chat.test", "support");
  const input = { conversationId: id, seen: 1, text: "It left this morning.", key: crypto.randomUUID() };
  expect(await outcome("adminAnswerChat", input, await staff.signedIn("f@chat.test", "finance"))).toBe("FORBIDDEN");
  expect(await outcome("adminAnswerChat", { ...input, text: " " }, support)).toBe("INVALID_INPUT");
  expect(await outcome("adminAnswerChat", input, support)).toBe("DONE");
  expect(await outcome("adminAnswerChat", input, support)).toBe("DONE");
  const late = { ...input, text: "Let me look.", key: crypto.randomUUID() };
  expect(await mutate("adminAnswerChat", late)).toMatchObject({
    errorCode: "ANSWERED_MEANWHILE",
    errorMessage:
      "Name of support@chat.test has answered in the meantime. Please read it first; your text is still in the field.",
  });
  expect((await chat.read("member:ANI", 1))?.messages.map(({ text }) => text)).toEqual(["It left this morning."]);
  expect(await query(`query adminChats { adminChats { waiting chats { lastBy } } }`)).toEqual({
    waiting: 0,
    chats: [{ lastBy: "Name of support@chat.test" }],
  });
  expect(new Set(await audit(`chat:${id}`))).toEqual(new Set(["chat.answer by Name of support@chat.test"]));
});

test("2A-05 a conversation that was deleted is not answered", async () => {
  const input = { conversationId: crypto.randomUUID(), seen: 1, text: "x", key: crypto.randomUUID() };
  expect(await outcome("adminAnswerChat", input)).toBe("NOT_FOUND");
});
