import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { findCodeLiterals } from "./find-code-literals.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const tables = { orderStatusCodes, returnStatusCodes, deliveryMethodCodes };
const codes = new Set(Object.values(tables).flatMap((table) => Object.values<string>(table)));

/** Two-digit literals that are none of these codes: file, line, and meaning. */
const otherNumbers: readonly (readonly [file: RegExp, line: RegExp, reason: string])[] = [
  [/^apps\/server\/config\/settings\//, /fallback: /, "default values of settings: counts, minutes and days"],
  [/^demo\/(data|pictures|seed)\//, /./, "sizes and article numbers of the demo shop"],
  [/^apps\/server\/testing\/fixture-shop\/products\.ts$/, /sizes = /, "sizes of shoes"],
  [/\/a-product\.ts$/, /value\(|skuFields\(/, "sizes of shoes"],
  [/./, /\b(state|code|destinationCode): "31"/, "the area code of Jakarta"],
];

describe("22-02 codes of the wire format are in contract/wire only", () => {
  test("no module, app or adapter uses a status or delivery code as a literal", () => {
    const files = globSync("{modules,apps,adapters,demo}/**/*.{ts,tsx}", { cwd: root }).filter(
      (file) => !/\.(test|spec|contract)\.tsx?$|\.gen\.ts$|\/contract\/wire\//.test(file),
    );
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) =>
      findCodeLiterals(readFileSync(root + file, "utf8"), codes)
        .filter(({ text }) => !otherNumbers.some(([path, line]) => path.test(file) && line.test(text)))
        .map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(found).toEqual([]);
  });

  test("a literal is found in code, in types, as a key and in SQL", () => {
    const lines = (source: string) => findCodeLiterals(source, codes).map(({ line }) => line);
    expect(lines('if (status === "21") return;')).toEqual([1]);
    expect(lines('type Delivery =\n  | "11"\n  | "21";')).toEqual([2, 3]);
    expect(lines('const texts = { "31": paid };')).toEqual([1]);
    expect(lines("sql`select from orders.placed_order where status in ('42', '51')`")).toEqual([1, 1]);
  });

  test("comments, attributes of JSX and other numbers are no literals of a code", () => {
    const none = '// "21" was awaiting payment\n<circle r="21" />;\nconst days = ["12", "99"];';
    expect(findCodeLiterals(none, codes)).toEqual([]);
  });

  test("the codes of an enumeration differ", () => {
    for (const table of Object.values(tables)) {
      expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
    }
  });
});
