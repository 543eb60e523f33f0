import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changedChannel, type SearchMemory } from "#modules/search/server/index.ts";
import { searchInvalidation } from "./search-invalidation.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const catchUp = vi.fn<SearchMemory["catchUp"]>().mockResolvedValue(undefined);
  const log = vi.fn();
  const heard = searchInvalidation({ catchUp } as Partial<SearchMemory> as SearchMemory, log);
  const say = (revision: string) => heard.channels[changedChannel]?.(revision);
  return { catchUp, log, heard, say, asked: () => catchUp.mock.calls.map(([revision]) => revision) };
}

test("it is filled at once; changes that come together are taken up together, up to the newest", async () => {
  const { say, asked } = watched();
  expect(asked()).toEqual([0]);
  for (const revision of ["7", "9", "8"]) say(revision);
  expect(asked()).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([0, 9]);
});

test("after a gap it looks again; what it could not read is told, and the next change reads on", async () => {
  const { catchUp, log, heard, say, asked } = watched();
  catchUp.mockRejectedValueOnce(new Error("away"));
  heard.onReconnect();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([0, 0]);
  expect(log).toHaveBeenCalledWith("the search memory could not be brought up to date", new Error("away"));
  say("3");
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([0, 0, 3]);
});

test("whoever stops looks no more", async () => {
  const { heard, say, asked } = watched();
  say("3");
  heard.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([0]);
});
