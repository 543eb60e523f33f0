import { expect, test } from "vitest";
import { importFixture } from "../testing/import-fixture.ts";

const { staff, upload, find } = await importFixture();

test("an uploaded file lists its columns with their detected meaning", async () => {
  const id = await upload("Kode produk;SKU;Harga;Catatan\nA;A1;1.000;x\n", "harga.csv");
  expect(await find(id)).toMatchObject({
    id,
    source: "own",
    title: "harga.csv",
    state: "uploaded",
    ownerName: "Name of dewi@staff.test",
    columns: [
      { header: "Kode produk", column: "product_code" },
      { header: "SKU", column: "sku_code" },
      { header: "Harga", column: "price" },
      { header: "Catatan", column: null },
    ],
    counts: { created: 0, refused: 0 },
  });
  expect(await find("6f1c1f9e-0000-4000-8000-000000000000")).toBeNull();
  expect(await find(id, await staff.signedIn("desk@staff.test", "orderDesk"))).toBe("FORBIDDEN");
});
