import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { logisticsSchema, returnFormSchema, returnRequestSchema } from "./return-form.ts";

test.each([
  ["", false],
  [" \n ", false],
  ["J", true],
  ["J".repeat(60), true],
  ["J".repeat(61), false],
])("1D-02 a courier's name has 1 to 60 letters after trimming: %j", (companyName, isGood) => {
  const { issues = [] } = safeParse(logisticsSchema, { companyName, expressCode: "JNE12345" });
  expect(issues.length === 0).toBe(isGood);
});

test.each([
  [false, []],
  [true, ["accountHolder", "accountNumber", "bankName"]],
])("1D-02 the return form requires a bank account only when it is set to: %s", (asksForAccount, missing) => {
  const form = {
    reasonCode: "DAMAGED",
    remark: "",
    unopened: false,
    items: JSON.stringify([{ orderItemCode: "BB1-1", quantity: 1 }]),
    photoIds: JSON.stringify(["00000000-0000-4000-8000-000000000001"]),
    bankName: "",
    accountNumber: "",
    accountHolder: "",
  };
  const { issues = [] } = safeParse(returnFormSchema(asksForAccount), form);
  expect([...new Set(issues.map(({ path }) => path?.[0]?.key))].toSorted()).toEqual(missing);
});

test.each([
  [300, true],
  [301, false],
])("1D-02 the link to a video of a return has at most 300 characters: %i", (length, accepted) => {
  const videoUrl = "https://video.example/".padEnd(length, "v");
  const items = [{ orderItemCode: "BB1-1", quantity: 1 }];
  const request = { reasonCode: "WRONG_SIZE", remark: "", unopened: true, items, videoUrl };
  expect(safeParse(returnRequestSchema, request).success).toBe(accepted);
});
