import { sql } from "kysely";
import { expect, test } from "vitest";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { importSteps } from "../testing/import-steps.ts";
import { testRecordRules } from "../testing/record-rules.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { importTargets } from "./import-targets.ts";

const { database } = await shopDatabase();
const { columnsOf, choose, step, upload, planned, stateOf } = await importSteps(database, "admin");

type Sheet = {
  readonly name: string;
  readonly type: string;
  /** Each column as the file names it, and what it means; "=" before it where its name alone says so. */
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: readonly (readonly string[])[];
  readonly separator: ";" | "\t" | "|" | ",";
  readonly encoding: "windows-1252" | "utf-8" | "utf-16le" | "utf-16be";
  readonly outcome: "created" | "changed";
  readonly states: Readonly<Record<string, RecordState>>;
};

const sheets: readonly Sheet[] = [
  {
    name: "products with variants and prices, from an older Excel",
    type: "product",
    columns: {
      Artikel: "product_code",
      "Kode SKU": "=sku_code",
      Status: "=status",
      Sebutan: "name_en",
      Merek: "=brand",
      Kategori: "=categories",
      Varian: "=options",
      "Harga jual": "price",
      "Berat (g)": "=grams",
    },
    rows: [
      [
        "CAFE",
        "CAFE-40",
        "draft",
        "Café-Ball “Rot”",
        "Langkah",
        "Football",
        "Colour=sea, Size=40",
        "Rp 1.250.000,00",
        "1.200",
      ],
      ["CAFE", "CAFE-41", "", "", "", "", "Colour=sea, Size=41", "Rp 999.500,00", "900"],
    ],
    separator: ";",
    encoding: "windows-1252",
    outcome: "created",
    states: {
      CAFE: {
        status: "draft",
        names: { "en-US": "Café-Ball “Rot”" },
        brandCode: "LKH",
        categoryCodes: ["FOOTBALL"],
        skus: {
          "CAFE-40": { price: 1_250_000, grams: 1_200, options: { s_color: "sea", s_size: "40" } },
          "CAFE-41": { price: 999_500, grams: 900, options: { s_color: "sea", s_size: "41" } },
        },
      },
    },
  },
  {
    name: "a price list by SKU, as Excel's Unicode text",
    type: "product",
    columns: { "Kode SKU": "=sku_code", "Neuer Preis": "price", Aktion: "sale_price", Lager: "" },
    rows: [
      ["CAFE-40", "1,300,000.00", "1,199,000.00", "A 7"],
      ["CAFE-41", "1,050,000.00", "", "B 2"],
    ],
    separator: "\t",
    encoding: "utf-16le",
    outcome: "changed",
    states: {
      CAFE: { skus: { "CAFE-40": { price: 1_300_000, salePrice: 1_199_000 }, "CAFE-41": { price: 1_050_000 } } },
    },
  },
  {
    name: "stock by place",
    type: "stock",
    columns: { Artikelnummer: "sku_code", Lagerort: "place_code", Stok: "=on_hand" },
    rows: [
      ["CAFE-40", "WH01", "1.234"],
      ["CAFE-41", "WH01", "12"],
    ],
    separator: ";",
    encoding: "utf-8",
    outcome: "created",
    states: { "CAFE-40": { places: { WH01: { onHand: 1_234 } } }, "CAFE-41": { places: { WH01: { onHand: 12 } } } },
  },
  {
    name: "categories",
    type: "category",
    columns: {
      Sandi: "category_code",
      Nama: "=name_en",
      Sebutan: "name_id",
      Alamat: "=slug",
      "Di bawah": "parent",
      Urutan: "=position",
    },
    rows: [["KITES", "Kites", "Layangan", "kites", "TOYS", "7"]],
    separator: "|",
    encoding: "utf-8",
    outcome: "created",
    states: {
      KITES: { names: { "en-US": "Kites", "id-ID": "Layangan" }, slug: "kites", parentCode: "TOYS", position: 7 },
    },
  },
  {
    name: "brands, from an older Excel",
    type: "brand",
    columns: { Kürzel: "brand_code", Marke: "name", Handle: "=slug", Über: "about_en" },
    rows: [["KITE", "Drächen & Söhne", "draechen", "Über den Wolken"]],
    separator: ";",
    encoding: "windows-1252",
    outcome: "created",
    states: { KITE: { name: "Drächen & Söhne", slug: "draechen", about: { "en-US": "Über den Wolken" } } },
  },
  {
    name: "customers with the proof of their consents, in UTF-16",
    type: "customer",
    columns: {
      "Nama depan": "=first_name",
      HP: "mobile",
      Surel: "email",
      Lahir: "birthday",
      Kabar: "newsletter",
      WA: "whatsapp",
      Bunyi: "consent_wording",
      Asal: "consent_source",
      "Tanggal persetujuan": "=consent_date",
    },
    rows: [
      [
        "Nguyễn",
        "0813-2000-0001",
        "nguyen@mail.example",
        "21/04/1990",
        "ya",
        "x",
        "Ya, kabari saya.",
        "Kasir",
        "30.6.2025",
      ],
    ],
    separator: ";",
    encoding: "utf-16be",
    outcome: "created",
    states: {
      "+6281320000001": {
        firstName: "Nguyễn",
        mobile: "+6281320000001",
        email: "nguyen@mail.example",
        birthDate: "1990-04-21",
        newsletter: true,
        whatsApp: true,
        consentWording: "Ya, kabari saya.",
        consentSource: "Kasir",
        consentDate: "2025-06-30",
      },
    },
  },
  {
    name: "coupons",
    type: "coupon",
    columns: {
      Voucher: "coupon_code",
      Status: "=status",
      Judul: "name_en",
      Potongan: "=amount",
      Mindestwert: "minimum_spend",
      Mulai: "=begins",
      Sampai: "ends",
      "Semua produk": "=whole_shop",
    },
    rows: [["KITE25", "draft", "Kite, cheaper", "25.000", "1.000.000,00", "1/12/2030", "31/12/2030 21:00", "ya"]],
    separator: ";",
    encoding: "utf-8",
    outcome: "created",
    states: {
      KITE25: {
        status: "draft",
        names: { "en-US": "Kite, cheaper" },
        amount: 25_000,
        minimumSpend: 1_000_000,
        beginsAt: "2030-11-30T17:00:00.000Z",
        endsAt: "2030-12-31T14:00:00.000Z",
        scope: { everything: true },
      },
    },
  },
  {
    name: "redirects",
    type: "redirect",
    columns: { Lama: "from", Ziel: "to" },
    rows: [["/alt/drachen", "/kites.html"]],
    separator: ";",
    encoding: "windows-1252",
    outcome: "created",
    states: { "/alt/drachen": { to: "/kites.html" } },
  },
];

const cell = (text: string) => (/[;|,\t"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function bytesOf({ columns, rows, separator, encoding }: Sheet): Buffer {
  const text = [Object.keys(columns), ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`).join("");
  if (encoding === "utf-8") return Buffer.from(text);
  if (encoding === "windows-1252") {
    return Buffer.from(text.replaceAll("“", "\x93").replaceAll("”", "\x94"), "latin1");
  }
  const little = Buffer.from(`\uFEFF${text}`, "utf16le");
  return encoding === "utf-16le" ? little : little.swap16();
}

/** Customers get their codes from the shop. */
async function idOf({ type }: Sheet, key: string): Promise<string> {
  if (type !== "customer") return key;
  const { rows } = await sql<{ code: string }>`
    select user_code as code from identity.member where mobile = ${key}`.execute(database.kysely);
  return rows[0]?.code ?? "nobody yet";
}

const statesOf = async (sheet: Sheet) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(sheet.states).map(async (key) => [key, await stateOf(sheet.type, await idOf(sheet, key))] as const),
    ),
  );

test("MI-01 files of every kind of record, in any encoding, separator and form of numbers, are mapped by name and by hand, previewed and imported; what was chosen is remembered", async () => {
  const kinds = importTargets(testRecordRules()).map(({ type }) => type.name);
  expect(new Set(sheets.map(({ type }) => type))).toEqual(new Set(kinds));
  for (const sheet of sheets) {
    const { name, type, columns, outcome, states } = sheet;
    const records = Object.keys(states).length;
    const bytes = bytesOf(sheet);
    const meant = Object.entries(columns);
    const id = await upload(bytes, `${name}.csv`, type);
    // Read in its encoding and cut at its separator; columns with a known name are found by it, the others are left to choose.
    const found = await columnsOf(id);
    expect(found, name).toEqual(meant.map(([, column]) => (column.startsWith("=") ? column.slice(1) : null)));
    const chosen = meant
      .filter(([, column]) => !column.startsWith("="))
      .map(([header, column]) => ({ header, column }));
    expect(await choose(id, chosen), name).toBeNull();

    const before = await statesOf(sheet);
    const counts = await step("import.preview", id);
    expect(counts, `${name}: ${JSON.stringify(await planned(id))}`).toEqual({ [outcome]: records });
    expect(await statesOf(sheet), name).toEqual(before);
    expect(await step("import.apply", id), name).toEqual({ [outcome]: records });
    expect(await statesOf(sheet), name).toMatchObject(states);

    // The next file of this kind needs no choice: it is mapped as the last one, and says nothing new.
    const again = await upload(bytes, `${name} again.csv`, type);
    expect(await columnsOf(again), name).toEqual(meant.map(([, column]) => column.replace("=", "") || null));
    expect(await step("import.preview", again), name).toEqual({ unchanged: records });
  }
});
