import { expect, test } from "vitest";
import { maxStoredMessages } from "../contract/constants.ts";
import { liveChatContract } from "./ports/live-chat.contract.ts";
import { purgeConversations } from "./store/conversations.ts";
import { chatFixture } from "./testing/chat-fixture.ts";

const fixture = await chatFixture();
const { chat, answer, database } = fixture;

liveChatContract("built-in", () => ({
  chat,
  answer: async (owner, text) => void (await answer(owner, text)),
}));

const message = (text: string) => ({ text, key: crypto.randomUUID(), locale: "en-US" as const, consents: true });

test("2A-05 only the newest messages of a conversation are stored", async () => {
  const owner = "guest:long";
  for (let number = 1; number <= maxStoredMessages + 3; number += 1) await chat.send(owner, message(`m${number}`));
  expect(await fixture.count(owner)).toEqual({ messages: maxStoredMessages, last: maxStoredMessages + 3 });
});

test("2A-05 conversations are deleted 90 days after a guest's last message, a year after a member's", async () => {
  await chat.send("guest:gone", message("x"));
  await chat.send("member:KEPT", message("x"));
  const later = (days: number) => new Date(fixture.clock.now().getTime() + days * 86_400_000);
  await purgeConversations(database.kysely, later(89));
  expect(await chat.read("guest:gone", 0)).not.toBeNull();
  await purgeConversations(database.kysely, later(91));
  expect(await chat.read("guest:gone", 0)).toBeNull();
  expect(await chat.read("member:KEPT", 0)).not.toBeNull();
  await purgeConversations(database.kysely, later(366));
  expect(await chat.read("member:KEPT", 0)).toBeNull();
});
