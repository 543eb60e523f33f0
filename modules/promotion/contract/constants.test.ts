import { expect, test } from "vitest";
import { railSpeedMs, shopMoreProducts, tooltipResetMs } from "./constants.ts";

test("1D-02 the figures the specification names for promotions hold", () => {
  expect({ shopMoreProducts, railSpeedMs, tooltipResetMs }).toEqual({
    shopMoreProducts: 10,
    railSpeedMs: 1_000,
    tooltipResetMs: 1_000,
  });
});
