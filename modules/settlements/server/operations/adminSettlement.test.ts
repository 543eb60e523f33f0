import { expect, test } from "vitest";
import { settlementsFixture } from "../testing/settlements-fixture.ts";

const { file, upload, signedIn } = await settlementsFixture();

test("MO-06 an uploaded file shows its recognised format and columns by name", async () => {
  const id = await upload(["C1,G-C1,payment,100000,4000,96000,2026-11-14"]);
  const found = await file(id);
  expect(found).toMatchObject({ state: "uploaded", suggestedGateway: "books", results: [] });
  expect(
    Object.fromEntries(found.columns.map((one: { field: string; header: string }) => [one.field, one.header])),
  ).toMatchObject({
    ...{ reference: "Order ID", gross: "Gross", net: "Net", tax: null },
  });
});

test("a file without a known format suggests no gateway; unknown files and other roles get nothing", async () => {
  const id = await upload(["BB1,100000"], "own.csv", "Nomor Pesanan;Jumlah");
  expect((await file(id)).suggestedGateway).toBeNull();
  expect(await file(crypto.randomUUID())).toBeNull();
  expect(await file(id, await signedIn("support"))).toBe("FORBIDDEN");
});
