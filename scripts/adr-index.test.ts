import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Adr, parseAdr, printAdrIndex, readAdrs } from "./atlas/adr-index.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

test("22-08 a decision record without number, title or status is refused", () => {
  expect(parseAdr("0004-cache-pages.md", "# 0004 Cache pages\n\nStatus: accepted\n\nText\n")).toEqual({
    file: "0004-cache-pages.md",
    number: "0004",
    title: "Cache pages",
    status: "accepted",
  });
  for (const text of [
    "# Cache pages\n\nStatus: accepted",
    "# 0005 Cache pages\n\nStatus: accepted",
    "# 0004 Cache pages\n\nText\n\nStatus: accepted",
    "# 0004 Cache pages\n\nStatus: superseded",
  ])
    expect(parseAdr("0004-cache-pages.md", text)).toContain("docs/adr/0004-cache-pages.md");
});

test("22-08 every decision record has a status, a superseding record exists, and the index is fresh", () => {
  const adrs = readAdrs(root);
  expect(adrs.filter((adr) => typeof adr === "string")).toEqual([]);
  const records = adrs.filter((adr): adr is Adr => typeof adr !== "string");
  const files = new Set(records.map(({ file }) => file));
  const linked = records.flatMap(({ status }) => [...status.matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file));
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((file) => !files.has(file ?? ""))).toEqual([]);
  expect(readFileSync(`${root}docs/adr/README.md`, "utf8")).toBe(printAdrIndex(records));
});
