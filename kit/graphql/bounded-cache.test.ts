import fc from "fast-check";
import { expect, test } from "vitest";
import { BoundedCache } from "./bounded-cache.ts";

test("it keeps exactly the most recently used keys, whatever the order of use", () => {
  const uses = fc.array(fc.record({ key: fc.constantFrom("a", "b", "c", "d", "e"), write: fc.boolean() }));
  fc.assert(
    fc.property(uses, fc.integer({ min: 1, max: 4 }), (steps, capacity) => {
      const cache = new BoundedCache<number>(capacity);
      let recent: [string, number][] = [];
      for (const [index, { key, write }] of steps.entries()) {
        const known = recent.find(([each]) => each === key);
        if (write) cache.set(key, index);
        else expect(cache.get(key)).toBe(known?.[1]);
        if (!write && !known) continue;
        const entry: [string, number] = [key, write ? index : (known?.[1] ?? index)];
        recent = [...recent.filter(([each]) => each !== key), entry].slice(-capacity);
      }
      expect(cache.size).toBe(recent.length);
      for (const [key, value] of recent) expect(cache.get(key)).toBe(value);
    }),
  );
});
