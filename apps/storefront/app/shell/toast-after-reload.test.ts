import fc from "fast-check";
import { expect, test } from "vitest";
import { savedToastName, saveToast, takeToast } from "./toast-after-reload.ts";

function tab() {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  };
}

const kinds = fc.constantFrom("success" as const, "error" as const, "info" as const);

test("2A-07 a stored toast is shown once on the page after the reload, and an invalid entry is not shown", () => {
  fc.assert(
    fc.property(kinds, fc.string({ maxLength: 500 }), fc.oneof(fc.string(), fc.json()), (kind, text, nonsense) => {
      const storage = tab();
      saveToast(storage, { kind, text });
      expect(takeToast(storage)).toEqual({ kind, text });
      expect(takeToast(storage)).toBeNull();
      storage.setItem(savedToastName, nonsense);
      expect(takeToast(storage)).toBeNull();
    }),
  );
});
