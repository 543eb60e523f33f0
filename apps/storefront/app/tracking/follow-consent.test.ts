import { expect, test } from "vitest";
import type { TrackedEvent } from "#modules/tracking/contract/event-sink.ts";
import { type Measuring, measuresNothing } from "#modules/tracking/contract/measuring.ts";
import { createEventBuffer } from "#modules/tracking/web/event-buffer.ts";
import { memoryStorage } from "#modules/tracking/web/testing/memory-storage.ts";
import { followConsent } from "./follow-consent.ts";

const analytics: Measuring = { analytics: { url: "https://collect.example", id: "G-1" }, pixel: null };
const stored = { utm_source: "mail", analyticsNumber: "n", token: "t" };

function aVisit(measuring = analytics) {
  const sent: TrackedEvent[] = [];
  const state = { loads: 0, stillSo: true };
  const storage = memoryStorage(stored);
  const events = createEventBuffer();
  const note = () =>
    events.note({
      event: { name: "search", term: "ball" },
      at: sent.length,
      campaign: null,
      page: "https://s.example/",
    });
  const around = {
    events,
    measuring,
    storages: [storage],
    stillSo: () => state.stillSo,
    load: async () => {
      state.loads += 1;
      return { openSinks: () => ({ send: (events: readonly TrackedEvent[]) => void sent.push(...events) }) };
    },
  };
  note();
  return { sent, state, storage, note, around };
}

test("AN-08 until the visitor has chosen, the tools are not even loaded", async () => {
  const visit = aVisit();
  await followConsent(undefined, visit.around);
  await followConsent(null, visit.around);
  expect([visit.state.loads, visit.sent.length]).toEqual([0, 0]);
  await followConsent("all", visit.around);
  expect([visit.state.loads, visit.sent.length]).toEqual([1, 1]);
});

test("AN-08 a refusal loads nothing, drops queued events and removes the UTM campaign and the visitor's id", async () => {
  const visit = aVisit();
  await followConsent("necessary", visit.around);
  expect(visit.storage.all()).toEqual({ token: "t" });
  visit.note();
  await followConsent("all", visit.around);
  expect(visit.sent).toHaveLength(0);
});

test("withdrawn consent stops measuring immediately", async () => {
  const visit = aVisit();
  await followConsent("all", visit.around);
  await followConsent("necessary", visit.around);
  visit.note();
  expect(visit.sent).toHaveLength(1);
});

test("consent withdrawn while the tools are loading has no effect", async () => {
  const visit = aVisit();
  visit.state.stillSo = false;
  await followConsent("all", visit.around);
  expect(visit.sent).toHaveLength(0);
});

test("a shop without measuring tools loads none and queues no events, even with full consent", async () => {
  const visit = aVisit(measuresNothing);
  await followConsent("all", visit.around);
  visit.note();
  expect([visit.state.loads, visit.sent.length]).toEqual([0, 0]);
});

test("tools that cannot be loaded cause no error", async () => {
  const visit = aVisit();
  const load = () => Promise.reject(new Error("blocked"));
  await expect(followConsent("all", { ...visit.around, load })).resolves.toBeUndefined();
});
