import { expect, test } from "vitest";
import {
  filterAddress,
  filterMessages,
  type MessageRow,
  messagePath,
  readFilter,
  shownTarget,
  textNames,
  withPlaceholder,
} from "./message-model.ts";
import type { MessageTextKey } from "./message-texts-text.ts";

const t = (key: MessageTextKey) => key.replace(/^(kind|role|when)_/, "");
const row = (id: string, change: Partial<MessageRow> = {}): MessageRow => ({
  id,
  kind: id.split(".")[0] ?? id,
  title: `About ${id}`,
  channels: ["WHATSAPP", "SMS", "EMAIL"],
  changed: [],
  ...change,
});
const rows = [
  row("verificationCode", { channels: ["SMS", "EMAIL"] }),
  row("orderChanged.sent", { changed: [{ channel: "EMAIL", locale: "id-ID" }] }),
  row("memberWelcome"),
];
const found = (query: string) => filterMessages(rows, readFilter(new URLSearchParams(query)), t).map(({ id }) => id);

test("messages are found by name, channel and whether a text was changed", () => {
  expect(found("search=ORDER")).toEqual(["orderChanged.sent"]);
  expect(found("channel=WHATSAPP")).toEqual(["orderChanged.sent", "memberWelcome"]);
  expect(found("changed=1")).toEqual(["orderChanged.sent"]);
  expect(found("changed=1&channel=SMS")).toEqual([]);
  expect(found("channel=FAX&changed=yes")).toHaveLength(3);
});

test("an address asks for what it was made from", () => {
  const filter = { search: "kode & pin", channel: "SMS", changed: true } as const;
  expect(readFilter(new URLSearchParams(filterAddress(filter).slice(1)))).toEqual(filter);
  expect(filterAddress({ search: "", channel: null, changed: false })).toBe("/admin/messages");
  const query = new URL(messagePath("orderChanged.sent", "SMS", "vi-VN"), "http://shop.example").searchParams;
  expect(shownTarget(query, ["SMS"], "en-US")).toEqual({ channel: "SMS", locale: "vi-VN" });
  expect(shownTarget(query, ["EMAIL"], "en-US")).toEqual({ channel: "EMAIL", locale: "vi-VN" });
});

test("texts are named by role, numbered where there are several, with their condition", () => {
  const text = (name: string, role: string, when: string | null = null) => ({
    ...{ name, role, when, shipped: "", longest: 1, allowed: [], required: [] },
  });
  const texts = [text("subject", "subject"), text("news", "paragraph"), text("rest", "paragraph", "pickup")];
  expect([...textNames(texts, t).values()]).toEqual(["subject", "paragraph 1", "paragraph 2 (pickup)"]);
});

test("a placeholder replaces what is selected", () => {
  expect(withPlaceholder("Hi all!", "name", 3, 6)).toEqual({ text: "Hi {name}!", caret: 9 });
  expect(withPlaceholder("", "shop", 0, 0)).toEqual({ text: "{shop}", caret: 6 });
});
