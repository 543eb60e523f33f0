import fc from "fast-check";
import { expect, test } from "vitest";
import { rp } from "./format-rupiah.ts";

test("GN-03 BC-01 an amount is shown with Rp, dots between thousands and no decimals", () => {
  expect(rp(0)).toBe("Rp0");
  expect(rp(-0)).toBe("Rp0");
  expect(rp(999)).toBe("Rp999");
  expect(rp(1_000)).toBe("Rp1.000");
  expect(rp(1_250_000)).toBe("Rp1.250.000");
  expect(rp(-500)).toBe("-Rp500");
  expect(rp(Number.MAX_SAFE_INTEGER)).toBe("Rp9.007.199.254.740.991");
});

test("removing the dots restores the number, and a dot precedes every third digit", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      const text = rp(amount);
      expect(text).toMatch(/^-?Rp\d{1,3}(\.\d{3})*$/);
      expect(Number(text.replace("Rp", "").replaceAll(".", ""))).toBe(amount);
    }),
  );
});

test("a fraction of a rupiah is refused rather than rounded silently", () => {
  expect(() => rp(0.5)).toThrow(RangeError);
});
