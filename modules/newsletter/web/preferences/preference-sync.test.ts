import { expect, test } from "vitest";
import type { Preferences } from "../../contract/preferences.ts";
import { preferenceSync } from "./preference-sync.ts";

const none: Preferences = { byEmail: false, byWhatsApp: false, news: false };

function fixture(answer: (wanted: Preferences) => Promise<boolean>) {
  const sent: Preferences[] = [];
  const drawn: Preferences[] = [];
  let saved = 0;
  const change = preferenceSync({
    begin: none,
    send: (wanted) => {
      sent.push(wanted);
      return answer(wanted);
    },
    show: (shown) => void drawn.push(shown),
    saved: () => {
      saved += 1;
    },
  });
  return { change, sent, drawn, saved: () => saved };
}

test("NL-13 a change is drawn at once, told to the shop, and its success is said", async () => {
  const { change, sent, drawn, saved } = fixture(async () => true);
  const done = change("byEmail", true);
  expect(drawn).toEqual([{ ...none, byEmail: true }]);
  expect(saved()).toBe(0);
  await done;
  expect([sent, drawn.length, saved()]).toEqual([[{ ...none, byEmail: true }], 1, 1]);
});

test("NL-14 ER-18 a change that could not be kept turns back and nothing is said", async () => {
  for (const failure of [async () => false, () => Promise.reject(new Error("offline"))]) {
    const { change, drawn, saved } = fixture(failure);
    await change("news", true);
    expect([drawn, saved()]).toEqual([[{ ...none, news: true }, none], 0]);
  }
});

test("quick changes are told one after the other, and only the one that failed turns back", async () => {
  const { change, sent, drawn, saved } = fixture(async ({ byWhatsApp }) => !byWhatsApp);
  await Promise.all([change("byEmail", true), change("byWhatsApp", true), change("news", true)]);
  expect(sent).toEqual([
    { ...none, byEmail: true },
    { ...none, byEmail: true, byWhatsApp: true },
    { ...none, byEmail: true, news: true },
  ]);
  expect(drawn.at(-1)).toEqual({ byEmail: true, byWhatsApp: false, news: true });
  expect(saved()).toBe(2);
});
