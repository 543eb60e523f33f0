import { expect, test } from "vitest";
import { railSpeedMs, shopMoreProducts, tooltipResetMs } from "./constants.ts";

test("1D-02 the constants for promotions equal the specification's figures", () => {
  expect({ shopMoreProducts, railSpeedMs, tooltipResetMs }).toEqual({
    shopMoreProducts: 10,
    railSpeedMs: 1_000,
    tooltipResetMs: 1_000,
  });
});
