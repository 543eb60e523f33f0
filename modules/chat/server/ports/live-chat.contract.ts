import { describe, expect, test } from "vitest";
import type { LiveChat } from "./live-chat.ts";

type Provider = {
  readonly chat: LiveChat;
  /** A staff member answers this shopper. */
  answer(owner: string, text: string): Promise<void>;
};

let count = 0;
const newOwner = () => {
  count += 1;
  return `guest:contract-${count}`;
};
const message = (text: string, consents = true) => ({
  text,
  key: crypto.randomUUID(),
  locale: "en-US" as const,
  consents,
});

/** The suite every live chat provider passes. */
export function liveChatContract(name: string, open: () => Provider): void {
  describe(`2A-05 a live chat provider: ${name}`, () => {
    test("has no conversation of a shopper who has not written", async () => {
      const { chat } = open();
      expect(await chat.read(newOwner(), 0)).toBeNull();
      expect(await chat.saveContact(newOwner(), { channel: "EMAIL", to: "a@mail.example" })).toBe(false);
    });

    test("stores nothing before consent, and needs it once", async () => {
      const { chat } = open();
      const owner = newOwner();
      expect(await chat.send(owner, message("Hello", false))).toEqual({
        ok: false,
        error: { code: "CONSENT_REQUIRED" },
      });
      expect(await chat.read(owner, 0)).toBeNull();
      expect((await chat.send(owner, message("Hello"))).ok).toBe(true);
      expect((await chat.send(owner, message("Again", false))).ok).toBe(true);
      const { messages } = (await chat.read(owner, 0)) ?? {};
      expect(messages?.map(({ text }) => text)).toEqual(["Hello", "Again"]);
    });

    test("stores a message once per key, also when it is sent many times at once", async () => {
      const { chat } = open();
      const owner = newOwner();
      const once = message("Once");
      const answers = await Promise.all(Array.from({ length: 8 }, () => chat.send(owner, once)));
      expect(new Set(answers.map((answer) => (answer.ok ? answer.value.number : 0)))).toEqual(new Set([1]));
      await Promise.all(Array.from({ length: 8 }, (_, index) => chat.send(owner, message(`Message ${index}`))));
      const { messages = [] } = (await chat.read(owner, 0)) ?? {};
      expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    test("counts unread answers, and shows each shopper only their own conversation", async () => {
      const { chat, answer } = open();
      const [owner, other] = [newOwner(), newOwner()];
      await chat.send(owner, message("Hello"));
      await chat.send(other, message("Secret"));
      await answer(owner, "Hi");
      await answer(owner, "How can we help?");
      const state = await chat.read(owner, 1);
      expect(state?.messages.map(({ author, text }) => [author, text])).toEqual([
        ["staff", "Hi"],
        ["staff", "How can we help?"],
      ]);
      expect(state?.unread).toBe(2);
      await chat.markRead(owner, 2);
      expect((await chat.read(owner, 0))?.unread).toBe(1);
      await chat.markRead(owner, 3);
      await chat.markRead(owner, 1);
      expect((await chat.read(owner, 0))?.unread).toBe(0);
    });
  });
}
