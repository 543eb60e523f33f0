import { expect, test } from "vitest";
import { detectSeparator } from "./detect-separator.ts";

test.each([
  [",", "Handle,Title,Variant Price\nball,Ball,10.50\n"],
  [";", 'Name;Price\n"Ball, red";1.234,56\nBrick;7,5\n'],
  ["\t", "Name\tPrice, net\nBall\t1,5\nBrick\t2,5\n"],
  [",", 'Name,"Price; Harga"\n"a;b;c",1\n'],
  ["|", "Name|Price\nBall|1\n"],
  [",", "Name\nBall\n"],
])("the separator %j is recognised", (separator, text) => {
  expect(detectSeparator(text)).toEqual({ separator, text });
});

test("a file may declare its separator on the first line, as Excel does", () => {
  expect(detectSeparator("sep=;\r\nName,net;Price\n")).toEqual({ separator: ";", text: "Name,net;Price\n" });
});

test("quoted cells with line breaks do not count as rows", () => {
  const text = 'Name;Text\n"a";"one, two\nthree, four, five"\n"b";"six"\n';
  expect(detectSeparator(text).separator).toBe(";");
});
