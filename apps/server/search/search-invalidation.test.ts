import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changedChannel, type SearchIndex } from "#modules/search/server/index.ts";
import { searchInvalidation } from "./search-invalidation.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const catchUp = vi.fn<SearchIndex["catchUp"]>().mockResolvedValue(undefined);
  const log = vi.fn();
  const heard = searchInvalidation({ catchUp } as Partial<SearchIndex> as SearchIndex, log);
  const notify = (revision: string) => heard.channels[changedChannel]?.(revision);
  return { catchUp, log, heard, say: notify, asked: () => catchUp.mock.calls.map(([revision]) => revision) };
}

test("the index is filled at the start; changes within the pause are read together, up to the newest revision", async () => {
  const { say, asked } = watched();
  expect(asked()).toEqual([0]);
  for (const revision of ["7", "9", "8"]) say(revision);
  expect(asked()).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([0, 9]);
});

test("a reconnect reads again; a failed read is logged and the next change reads again", async () => {
  const { catchUp, log, heard, say, asked } = watched();
  catchUp.mockRejectedValueOnce(new Error("away"));
  heard.onReconnect();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([0, 0]);
  expect(log).toHaveBeenCalledWith("the search index could not be updated", new Error("away"));
  say("3");
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([0, 0, 3]);
});

test("after stopping it reads nothing", async () => {
  const { heard, say, asked } = watched();
  say("3");
  heard.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([0]);
});
