import { expect, test } from "vitest";
import type { TrackedEvent } from "#modules/tracking/contract/event-sink.ts";
import { type Measuring, measuresNothing } from "#modules/tracking/contract/measuring.ts";
import { createEventBuffer } from "#modules/tracking/web/event-buffer.ts";
import { memoryStorage } from "#modules/tracking/web/testing/memory-storage.ts";
import { followConsent } from "./follow-consent.ts";

const analytics: Measuring = { analytics: { url: "https://collect.example", id: "G-1" }, pixel: null };
const kept = { utm_source: "mail", analyticsNumber: "n", token: "t" };

function aVisit(measuring = analytics) {
  const told: TrackedEvent[] = [];
  const state = { loads: 0, stillSo: true };
  const storage = memoryStorage(kept);
  const events = createEventBuffer();
  const note = () =>
    events.note({
      event: { name: "search", term: "ball" },
      at: told.length,
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
      return { openSinks: () => ({ send: (sent: readonly TrackedEvent[]) => void told.push(...sent) }) };
    },
  };
  note();
  return { told, state, storage, note, around };
}

test("AN-08 as long as the visitor has not answered, the tools are not even loaded", async () => {
  const visit = aVisit();
  await followConsent(undefined, visit.around);
  await followConsent(null, visit.around);
  expect([visit.state.loads, visit.told.length]).toEqual([0, 0]);
  await followConsent("all", visit.around);
  expect([visit.state.loads, visit.told.length]).toEqual([1, 1]);
});

test("AN-08 a refusal loads nothing, drops what waited and wipes the campaign and the visitor's number away", async () => {
  const visit = aVisit();
  await followConsent("necessary", visit.around);
  expect(visit.storage.all()).toEqual({ token: "t" });
  visit.note();
  await followConsent("all", visit.around);
  expect(visit.told).toHaveLength(0);
});

test("whoever takes their consent back is no longer measured from that moment on", async () => {
  const visit = aVisit();
  await followConsent("all", visit.around);
  await followConsent("necessary", visit.around);
  visit.note();
  expect(visit.told).toHaveLength(1);
});

test("an answer that was taken back while the tools were loading counts for nothing", async () => {
  const visit = aVisit();
  visit.state.stillSo = false;
  await followConsent("all", visit.around);
  expect(visit.told).toHaveLength(0);
});

test("a shop without measuring tools loads none and keeps no events, whatever the answer", async () => {
  const visit = aVisit(measuresNothing);
  await followConsent("all", visit.around);
  visit.note();
  expect([visit.state.loads, visit.told.length]).toEqual([0, 0]);
});

test("tools that cannot be loaded disturb nobody", async () => {
  const visit = aVisit();
  const load = () => Promise.reject(new Error("blocked"));
  await expect(followConsent("all", { ...visit.around, load })).resolves.toBeUndefined();
});
