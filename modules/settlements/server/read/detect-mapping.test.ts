import { expect, test } from "vitest";
import { detectMapping } from "./detect-mapping.ts";

test("MO-06 columns of a file without a known format are found by their names, in English and Indonesian", () => {
  expect(detectMapping(["No", "Nomor Pesanan", "Jumlah", "Biaya", "Jumlah Bersih", "Tanggal Settlement"], [])).toEqual({
    format: null,
    mapping: {
      reference: "Nomor Pesanan",
      gross: "Jumlah",
      fee: "Biaya",
      net: "Jumlah Bersih",
      settledOn: "Tanggal Settlement",
    },
  });
});

test("a format needs all columns it is recognised by, and the one with more columns wins", () => {
  const aFormat = (name: string, gross: string, more: object = {}) => ({
    ...{ name, gateway: name, kindOf: () => "payment" as const, recognisedBy: ["gross" as const] },
    columns: { gross: [gross], ...more },
  });
  const formats = [aFormat("few", "Amount"), aFormat("many", "AMOUNT", { fee: ["fee"] }), aFormat("none", "Total")];
  expect(detectMapping(["amount", "Fee"], formats).format?.name).toBe("many");
  expect(detectMapping(["something"], formats).format).toBeNull();
});
