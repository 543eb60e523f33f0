import { expect, test } from "vitest";
import { readPreview, storePreview } from "./preview-state.ts";

/** A storage as browsers have it: its keys are its own properties. */
function memoryStorage(): Storage {
  const hidden = (value: unknown) => ({ value, enumerable: false });
  const storage: Record<string, string> = {};
  Object.defineProperties(storage, {
    getItem: hidden((key: string) => storage[key] ?? null),
    setItem: hidden((key: string, text: string) => {
      storage[key] = text;
    }),
    removeItem: hidden((key: string) => {
      delete storage[key];
    }),
  });
  return storage as unknown as Storage;
}

test("MP-10 each preview shows the input at its opening, and earlier ones are removed", () => {
  const storage = memoryStorage();
  storePreview(storage, "A", { status: "draft", purchaseLimit: 1 }, "one");
  storePreview(storage, "A", { status: "draft", purchaseLimit: 2 }, "two");
  storePreview(storage, "B", { status: "hidden" }, "three");
  expect(readPreview(storage, "A", "one")).toBeNull();
  expect(readPreview(storage, "A", "two")).toEqual({ status: "draft", purchaseLimit: 2 });
  expect(readPreview(storage, "B", "three")).toEqual({ status: "hidden" });
  expect(readPreview(storage, "A", null)).toBeNull();
});
