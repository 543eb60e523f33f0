import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { orderCodeInput } from "./order-code-field.ts";

test.each([
  [40, true],
  [41, false],
])("1D-02 an order code of %i characters is accepted: %s", (length, accepted) => {
  expect(safeParse(orderCodeInput, { orderCode: "B".repeat(length) }).success).toBe(accepted);
});
