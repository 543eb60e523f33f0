import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chunkReloadGuardMs, isChunkError, mayReload, reloadForChunk } from "./chunk-guard.ts";

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  };
}

const inReach = (reached: boolean) =>
  vi.stubGlobal("fetch", () => (reached ? Promise.resolve(new Response()) : Promise.reject(new TypeError("no line"))));
beforeEach(() => inReach(true));
afterEach(() => vi.unstubAllGlobals());

test("while the shop is unreachable or unhealthy the page is not reloaded, and a later failure may reload it", async () => {
  const storage = memoryStorage();
  const reload = vi.fn();
  inReach(false);
  await expect(reloadForChunk(storage, 1_000, reload)).rejects.toThrow("no line");
  vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
  await reloadForChunk(storage, 1_000, reload);
  expect(reload).not.toHaveBeenCalled();
  inReach(true);
  await reloadForChunk(storage, 1_001, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a part that failed while the connection was broken reloads the page only when its file is gone", async () => {
  const failed = new TypeError("Failed to fetch dynamically imported module: https://shop.example/assets/menu-1.js");
  const statuses = new Map([["https://shop.example/assets/menu-1.js", 200]]);
  vi.stubGlobal("fetch", async (url: string) => new Response(null, { status: statuses.get(url) ?? 200 }));
  const storage = memoryStorage();
  const reload = vi.fn();
  await reloadForChunk(storage, 1_000, reload, failed);
  statuses.set("https://shop.example/assets/menu-1.js", 503);
  await reloadForChunk(storage, 1_000, reload, failed);
  expect(reload).not.toHaveBeenCalled();
  statuses.set("https://shop.example/assets/menu-1.js", 404);
  await reloadForChunk(storage, 1_000, reload, failed);
  expect(reload).toHaveBeenCalledTimes(1);
  // Safari names no address: the shop's health decides.
  await reloadForChunk(memoryStorage(), 1_000, reload, new TypeError("Importing a module script failed."));
  expect(reload).toHaveBeenCalledTimes(2);
});

test("BC-29 SE-10 a failed chunk reloads the page once, and again only after 60 seconds", async () => {
  expect(chunkReloadGuardMs).toBe(60_000);
  const storage = memoryStorage();
  const reload = vi.fn();
  await reloadForChunk(storage, 1_000, reload);
  await reloadForChunk(storage, 60_999, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  await reloadForChunk(storage, 61_000, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a page that was never reloaded may be", () => {
  expect(mayReload(null, 0)).toBe(true);
});

test("only a failed import counts, with the error text of each browser", () => {
  expect(isChunkError(new TypeError("Failed to fetch dynamically imported module: /assets/x.js"))).toBe(true);
  expect(isChunkError(new TypeError("error loading dynamically imported module"))).toBe(true);
  expect(isChunkError(new TypeError("Importing a module script failed."))).toBe(true);
  expect(isChunkError(new Error("Cannot read properties of undefined"))).toBe(false);
  expect(isChunkError("Failed to fetch dynamically imported module")).toBe(false);
});
