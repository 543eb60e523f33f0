import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

test("2C-04 the timeout of each external service is a setting", () => {
  const usual = readConfig({});
  expect(usual.ok && usual.value.timeouts).toEqual({
    club: 1_500,
    payment: 2_000,
    courier: 5_000,
    social: 5_000,
    messages: 5_000,
  });
  const patient = readConfig({ SHOP_TIMEOUTS: "club=9000,payment=8000,courier=7000,social=6000,messages=5000" });
  expect(patient.ok && patient.value.timeouts).toMatchObject({ club: 9_000, payment: 8_000 });
  const none = readConfig({ SHOP_TIMEOUTS: "club=0,payment=8000,courier=7000,social=6000,messages=5000" });
  expect(!none.ok && none.error.sentence).toMatch(/^SHOP_TIMEOUTS must be whole numbers/);
});
