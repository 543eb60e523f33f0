import { expect, test } from "vitest";
import { chatMemory } from "./chat-memory.ts";
import { type ChatCalls, createChatStore, type SentMessage } from "./chat-store.ts";

const facts = { answered: true, isOpen: true, changesAt: null, contact: null, needsContact: false };

/** A server that stores a message once per key, and can be unreachable before or after it has stored one. */
function fakeServer() {
  const stored = new Map<string, SentMessage>();
  const shop = { line: "up" as "up" | "down" | "reply lost", refusal: null as string | null, calls: 0 };
  const calls: ChatCalls = {
    async read(after) {
      shop.calls += 1;
      if (shop.line === "down") throw new Error("offline");
      const messages = [...stored.values()].filter(({ number }) => number > after);
      return { ...facts, hasConversation: stored.size > 0, unread: 0, messages };
    },
    async send({ key, text }) {
      shop.calls += 1;
      if (shop.line === "down") throw new Error("offline");
      if (shop.refusal !== null) return { refusal: shop.refusal };
      const message = stored.get(key) ?? { number: stored.size + 1, author: "shopper", name: null, text, at: "" };
      stored.set(key, message);
      if (shop.line === "reply lost") throw new Error("offline");
      return { sent: message };
    },
    markRead: async () => undefined,
  };
  return { shop, calls, texts: () => [...stored.values()].map(({ text }) => text) };
}

function fakeBrowser(who = "guest") {
  const stored = new Map<string, string>();
  const person = { who };
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const memory = chatMemory(storage, () => person.who);
  return { memory, person, stored, uuid: () => crypto.randomUUID() };
}

test("2A-05 a message written offline survives a reload and is stored once when the connection is back", async () => {
  const { shop, calls, texts } = fakeServer();
  const { memory, uuid } = fakeBrowser();
  const first = createChatStore({ calls, memory, uuid });
  await first.refresh(true);
  shop.line = "down";
  await first.send("Is the castle in stock?", true);
  expect(first.state().pending).toMatchObject([{ text: "Is the castle in stock?", isSending: false, problem: null }]);

  const reloaded = createChatStore({ calls, memory, uuid });
  expect(reloaded.state().pending).toHaveLength(1);
  shop.line = "up";
  await Promise.all([reloaded.refresh(true), first.refresh()]);
  expect(texts()).toEqual(["Is the castle in stock?"]);
  expect([reloaded.state().pending, first.state().pending]).toEqual([[], []]);
  expect(memory.unsent()).toEqual([]);
});

test("2A-05 a message whose reply was lost is not stored twice", async () => {
  const { shop, calls, texts } = fakeServer();
  const { memory, uuid } = fakeBrowser();
  const store = createChatStore({ calls, memory, uuid });
  await store.refresh(true);
  shop.line = "reply lost";
  await store.send("Hello", true);
  expect(store.state().pending).toHaveLength(1);
  shop.line = "up";
  await store.refresh();
  expect(texts()).toEqual(["Hello"]);
  expect(store.state().messages.map(({ text }) => text)).toEqual(["Hello"]);
  expect(store.state().pending).toEqual([]);
});

test("2A-05 a refused message stays with its reason until it is sent again or discarded", async () => {
  const { shop, calls, texts } = fakeServer();
  const { memory, uuid } = fakeBrowser();
  const store = createChatStore({ calls, memory, uuid });
  await store.refresh(true);
  shop.refusal = "Please wait a minute.";
  await store.send("One", true);
  await store.send("Two", true);
  expect(store.state().pending.map(({ text, problem }) => [text, problem])).toEqual([
    ["One", "Please wait a minute."],
    ["Two", "Please wait a minute."],
  ]);
  shop.refusal = null;
  const [one, two] = store.state().pending;
  store.discard(two?.key ?? "");
  await store.resend(one?.key ?? "", false);
  expect(texts()).toEqual(["One"]);
  expect(store.state().pending).toEqual([]);
});

test("2A-05 a failed first load is reported, and a failed update leaves the loaded messages", async () => {
  const { shop, calls } = fakeServer();
  const { memory, uuid } = fakeBrowser();
  const store = createChatStore({ calls, memory, uuid });
  shop.line = "down";
  await store.refresh(true);
  expect(store.state().status).toBe("failed");
  shop.line = "up";
  await store.refresh(true);
  await store.send("Hello", true);
  shop.line = "down";
  await store.refresh();
  expect(store.state().status).toBe("ready");
  expect(store.state().messages).toHaveLength(1);
});

test("2A-05 a browser without a conversation requests nothing; after a sign-in it requests once", () => {
  const { memory, person, stored } = fakeBrowser();
  expect(memory.mayHaveAnswers()).toBe(false);
  memory.setKnown(true);
  expect(memory.mayHaveAnswers()).toBe(true);
  memory.setKnown(false);
  expect(memory.mayHaveAnswers()).toBe(false);
  person.who = "member:ani@mail.example";
  expect(memory.mayHaveAnswers()).toBe(true);
  memory.setKnown(false);
  expect(memory.mayHaveAnswers()).toBe(false);
  expect(stored.size).toBe(1);
});

test("2A-05 unsent messages of a member are not shown to the next user of the browser; those of a guest survive the sign-in", () => {
  const { memory, person, stored } = fakeBrowser();
  const message = { key: "k", text: "secret", consents: true };
  memory.saveUnsent([message]);
  person.who = "member:ani@mail.example";
  expect(memory.unsent()).toEqual([message]);
  memory.saveUnsent([message]);
  for (const who of ["guest", "member:budi@mail.example"]) {
    person.who = who;
    expect(memory.unsent()).toEqual([]);
  }
  expect([...stored.values()].join()).not.toContain("secret");
});
