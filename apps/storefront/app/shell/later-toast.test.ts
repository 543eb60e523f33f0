import fc from "fast-check";
import { expect, test } from "vitest";
import { keepToast, laterToastName, takeToast } from "./later-toast.ts";

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const kinds = fc.constantFrom("success" as const, "error" as const, "info" as const);

test("2A-07 a toast that was kept is said once on the page after the reload, and nonsense is not said", () => {
  fc.assert(
    fc.property(kinds, fc.string({ maxLength: 500 }), fc.oneof(fc.string(), fc.json()), (kind, text, nonsense) => {
      const storage = tab();
      keepToast(storage, { kind, text });
      expect(takeToast(storage)).toEqual({ kind, text });
      expect(takeToast(storage)).toBeNull();
      storage.setItem(laterToastName, nonsense);
      expect(takeToast(storage)).toBeNull();
    }),
  );
});
