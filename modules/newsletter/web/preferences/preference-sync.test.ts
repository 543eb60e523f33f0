import { expect, test } from "vitest";
import type { Preferences } from "../../contract/preferences.ts";
import { preferenceSync } from "./preference-sync.ts";

const none: Preferences = { byEmail: false, byWhatsApp: false, news: false };

function fixture(reply: (wanted: Preferences) => Promise<boolean>) {
  const sent: Preferences[] = [];
  const rendered: Preferences[] = [];
  let saved = 0;
  const change = preferenceSync({
    begin: none,
    send: (wanted) => {
      sent.push(wanted);
      return reply(wanted);
    },
    show: (shown) => void rendered.push(shown),
    saved: () => {
      saved += 1;
    },
  });
  return { change, sent, rendered, saved: () => saved };
}

test("NL-13 a change is shown at once, saved, and reported", async () => {
  const { change, sent, rendered, saved } = fixture(async () => true);
  const done = change("byEmail", true);
  expect(rendered).toEqual([{ ...none, byEmail: true }]);
  expect(saved()).toBe(0);
  await done;
  expect([sent, rendered.length, saved()]).toEqual([[{ ...none, byEmail: true }], 1, 1]);
});

test("NL-14 ER-18 a failed change is reverted without a message", async () => {
  for (const failure of [async () => false, () => Promise.reject(new Error("offline"))]) {
    const { change, rendered, saved } = fixture(failure);
    await change("news", true);
    expect([rendered, saved()]).toEqual([[{ ...none, news: true }, none], 0]);
  }
});

test("quick changes are saved one after the other, and only the failed one is reverted", async () => {
  const { change, sent, rendered, saved } = fixture(async ({ byWhatsApp }) => !byWhatsApp);
  await Promise.all([change("byEmail", true), change("byWhatsApp", true), change("news", true)]);
  expect(sent).toEqual([
    { ...none, byEmail: true },
    { ...none, byEmail: true, byWhatsApp: true },
    { ...none, byEmail: true, news: true },
  ]);
  expect(rendered.at(-1)).toEqual({ byEmail: true, byWhatsApp: false, news: true });
  expect(saved()).toBe(2);
});
