import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync(new URL("../docs/security.md", import.meta.url), "utf8");
const [table = "", reasons = ""] = page.split("## What stays open, and why");
const rows = table
  .split("\n")
  .filter((line) => /^\| (V\d+|\*\*all)/.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.replaceAll("*", "").trim()),
  );
const chapters = rows.filter(([name]) => name !== "all");
const all = rows.find(([name]) => name === "all") ?? [];
const openOf = (row: readonly string[]) => (row[5] ?? "").split(", ").filter((id) => id !== "");

test("the chapters of ASVS in docs/security.md add up, and each open requirement is counted and has its reason", () => {
  expect(chapters).toHaveLength(17);
  for (const row of chapters) {
    const [, total, notOurs, applicable, met] = row.map(Number);
    expect([row[0], Number(total) - Number(notOurs)]).toEqual([row[0], applicable]);
    expect([row[0], Number(applicable) - openOf(row).length]).toEqual([row[0], met]);
  }
  const sum = (column: number) => chapters.reduce((total, row) => total + Number(row[column]), 0);
  const open = chapters.flatMap(openOf);
  expect(all.slice(1).map(Number)).toEqual([sum(1), sum(2), sum(3), sum(4), open.length]);
  const [given = ""] = reasons.split("Met with the operator's part:");
  const named = [...given.matchAll(/\*\*([\d., ]+)\*\*/g)].flatMap(([, ids = ""]) => ids.split(", "));
  expect(named.toSorted()).toEqual(open.toSorted());
  const [, met, applicable, percent, left] =
    /(\d+) of (\d+) applicable requirements are met \((\d+) %\), and of the (\d+) others/.exec(table)?.map(Number) ??
    [];
  expect([met, applicable, left]).toEqual([sum(4), sum(3), open.length]);
  expect(percent).toBe(Math.floor((100 * sum(4)) / sum(3)));
});
