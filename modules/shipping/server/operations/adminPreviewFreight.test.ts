import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { deliveryCalls } from "../testing/delivery-calls.ts";

const { database } = await testDatabase();
const { call, refusals } = await deliveryCalls(database);
const query = `query adminPreviewFreight($input: AdminPreviewFreightInput!) { adminPreviewFreight(input: $input) {
  problems { path message } before { service price kilograms } after { service price } } }`;
const preview = (input: object) => call(query, { input });
const parcel = { placeCode: "WH01", districtCode: "31.71.01", grams: 1_500, lengthMm: 0, widthMm: 0, heightMm: 0 };

test("a parcel is priced with unsaved changes; what could not be saved is said in the reader's language", async () => {
  const changes = [{ path: "rates/32.16-31/first", value: 7_000 }];
  expect(await preview({ ...parcel, service: "JNE-REG", changes })).toEqual({
    problems: [],
    before: [{ service: "JNE-REG", price: 15_000, kilograms: 2 }],
    after: [{ service: "JNE-REG", price: 12_000 }],
  });
  const wrong = await preview({
    ...parcel,
    service: "JNE-REG",
    changes: [{ path: "rates/32.16-31/to", value: 0 }],
  });
  expect(wrong).toMatchObject({ after: null, problems: [{ path: "rates/32.16-31/to" }] });
  expect(wrong.problems[0].message).toBe("At least as many days as the fastest parcel takes.");
  expect(await preview({ ...parcel, grams: -1 })).not.toHaveProperty("before");
});

test("only administrators may call it", async () => {
  expect(await refusals(query, { input: parcel })).toEqual(["FORBIDDEN", "STAFF_ONLY"]);
});
