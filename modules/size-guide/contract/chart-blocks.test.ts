import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChartBlock, chartBlocks, chartHtml, shownChart } from "./chart-blocks.ts";
import {
  copiedCells,
  withColumn,
  withoutColumn,
  withoutRow,
  withPasted,
  withRow,
  withSameNumbers,
} from "./table-edits.ts";

const table: ChartBlock = {
  kind: "table",
  caption: "Adults & youth",
  rows: [
    ["Size", "Foot < cm"],
    ["EU 40", "25.2"],
    ["EU 41", ""],
  ],
};
const chart =
  "<h2>Running · Langkah</h2><table><caption>Adults &amp; youth</caption><thead><tr>" +
  '<th scope="col">Size</th><th scope="col">Foot &lt; cm</th></tr></thead><tbody><tr><th scope="row">EU 40</th><td>25.2</td></tr>' +
  '<tr><th scope="row">EU 41</th><td></td></tr></tbody></table><p>In between? Take the larger.</p><ol><li>Stand</li><li>Measure</li></ol>';

test("a chart is read as headings, tables, texts and lists, and written as it was", () => {
  const blocks = chartBlocks(chart);
  expect(blocks).toEqual([
    { kind: "heading", level: 2, text: "Running · Langkah" },
    table,
    { kind: "text", text: "In between? Take the larger." },
    { kind: "list", ordered: true, items: ["Stand", "Measure"] },
  ]);
  expect(chartHtml(blocks)).toBe(chart);
});

test("an empty corner of a table is no header", () => {
  const rows = [
    ["", "Foot"],
    ["", "25"],
  ];
  const html = chartHtml([{ kind: "table", caption: "", rows }]);
  expect(html).toBe(
    '<table><thead><tr><td></td><th scope="col">Foot</th></tr></thead><tbody><tr><td></td><td>25</td></tr></tbody></table>',
  );
  expect(chartBlocks(html)).toEqual([{ kind: "table", caption: "", rows }]);
});

test("what has no form stays as HTML, and nothing is lost", () => {
  const merged = '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
  const bold = "<p>Take the <strong>larger</strong> one<br />of two</p>";
  const nested = "<ul><li>a<ul><li>b</li></ul></li></ul>";
  for (const html of [merged, bold, nested, "only words", `${merged}${bold}words`])
    expect(chartHtml(chartBlocks(html)), html).toBe(html);
  expect(chartBlocks(`${merged}\n  ${bold}`).map(({ kind }) => kind)).toEqual(["html", "html"]);
});

const word = fc.string({ maxLength: 8 }).filter((text) => !/[\s"]/.test(text));
const grid = fc
  .integer({ min: 2, max: 4 })
  .chain((width) => fc.array(fc.array(word, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
const anyBlock: fc.Arbitrary<ChartBlock> = fc.oneof(
  fc.record({ kind: fc.constant("heading" as const), level: fc.constantFrom(2 as const, 3 as const), text: word }),
  fc.record({ kind: fc.constant("text" as const), text: word }),
  fc.record({ kind: fc.constant("list" as const), ordered: fc.boolean(), items: fc.array(word, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant("table" as const), caption: word, rows: grid }),
);

test("whatever is written in a form reads back as it was, whatever its signs", () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 5 }), (blocks) => {
      expect(chartBlocks(chartHtml(blocks))).toEqual(blocks);
    }),
  );
});

test("a chart that was not cleaned is shown without anything that runs", () => {
  expect(shownChart('<p onclick="x()">a<img src=x onerror=alert(1)><script>x</script></p><th scope="row">b')).toBe(
    '<p>ax</p><th scope="row">b',
  );
  expect(shownChart("<p>a<img src=x onerror=alert(1)")).toBe("<p>a");
  expect(shownChart("<h3></h3><p> </p><ol><li>a</li><li></li></ol>")).toBe("<ol><li>a</li></ol>");
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(shownChart(text).replaceAll(/<\/?[a-z0-9]+(?: scope="(?:row|col)")?>/g, "")).not.toContain("<");
    }),
  );
});

test("rows and columns are added, removed and pasted from a spreadsheet, and numbers go to other languages", () => {
  const { rows } = table;
  expect(withoutColumn(withColumn(withoutRow(withRow(rows), 3)), 2)).toEqual(rows);
  expect(copiedCells("25.2")).toBeNull();
  const cells = copiedCells("EU 42\t 26.5\r\nEU 43\t27.2\t8\r\n") ?? [];
  expect(withPasted(rows, 2, 0, cells)).toEqual([
    ["Size", "Foot < cm", ""],
    ["EU 40", "25.2", ""],
    ["EU 42", "26.5", ""],
    ["EU 43", "27.2", "8"],
  ]);
  const other = chartHtml([
    {
      ...table,
      caption: "Dewasa",
      rows: [
        ["Ukuran", "Kaki"],
        ["EU 40", "0"],
      ],
    },
  ]);
  expect(chartBlocks(withSameNumbers(other, 0, rows) ?? "")).toEqual([
    { kind: "table", caption: "Dewasa", rows: [["Ukuran", "Kaki"], ...rows.slice(1)] },
  ]);
  expect(withSameNumbers(other, 0, withColumn(rows))).toBeNull();
  expect(withSameNumbers(other, 1, rows)).toBeNull();
});
