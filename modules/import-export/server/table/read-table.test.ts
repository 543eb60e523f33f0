import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";

const read = async (text: string) => {
  const table = await readTable(Buffer.from(text));
  return table.ok ? { header: table.value.header, rows: table.value.rows } : table.error;
};

test("row numbers equal a spreadsheet's; empty rows are skipped, short rows and line breaks are parsed", async () => {
  expect(await read('Name, Price\r\n"Ball\nred",10\r\n,\r\n\r\nBrick\r\nPipe 5" wide,7\r\n')).toEqual({
    header: ["Name", "Price"],
    rows: [
      { row: 2, cells: ["Ball\nred", "10"] },
      { row: 5, cells: ["Brick"] },
      { row: 6, cells: ['Pipe 5" wide', "7"] },
    ],
  });
});

test.each([
  ["", { code: "EMPTY_FILE" }],
  ["Name,Price\n", { code: "EMPTY_FILE" }],
  ['Name,Price\nBall,1\n"Brick,2\nPipe,3\n', { code: "BROKEN_QUOTES", row: 3 }],
  ["PK\u0003\u0004 a workbook", { code: "NOT_A_TABLE" }],
  [Array(251).fill("a").join(","), { code: "TOO_MANY_COLUMNS" }],
])("an invalid table is refused with the reason: %#", async (text, problem) => {
  expect(await read(text)).toEqual(problem);
});

test("more rows than the limit are refused", async () => {
  expect(await read(`Name\n${"a\n".repeat(100_001)}`)).toEqual({ code: "TOO_MANY_ROWS", limit: 100_000 });
});

test("every table is parsed correctly, with each separator and encoding", async () => {
  const cell = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\0", ""));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }),
      fc.constantFrom(",", ";", "\t"),
      fc.constantFrom("utf8" as const, "utf16le" as const),
      async (rows, delimiter, encoding) => {
        const filled = rows.map(([first, ...rest]) => [`x${first}`, ...rest]);
        const text = stringify([["Product code", "Product name", "Description of it"], ...filled], {
          delimiter,
          quoted: true,
        });
        const table = await readTable(Buffer.from(`\uFEFF${text}`, encoding));
        expect(table.ok && table.value.rows.map(({ cells }) => cells)).toEqual(filled);
      },
    ),
    { numRuns: 60 },
  );
});
