import type { Case } from "../cases.ts";
import type { Comparison } from "../measure/compare-with-hello.ts";
import type { PageWeight } from "../measure/page-weight.ts";
import { goals } from "./goals.ts";
import type { Row } from "./row.ts";

export function speedRows({ hello, speeds }: Comparison, cases: readonly Case[]): Row[] {
  const baseline: Row = {
    name: "hello",
    title: "hello world, bare node:http",
    value: 1,
    unit: "of hello world",
    perSecond: hello,
    range: null,
    goal: null,
  };
  const measured = cases.flatMap(({ name, title, goal }): Row[] => {
    const speed = speeds.get(name);
    if (!speed) return [];
    return [
      {
        name,
        title,
        value: speed.ratio,
        unit: "of hello world",
        perSecond: speed.perSecond,
        range: [speed.lowestRatio, speed.highestRatio],
        goal: goal === null ? null : { atLeast: goal },
      },
    ];
  });
  return [baseline, ...measured];
}

export type Figures = {
  /** By the name of the page. */
  readonly weights: ReadonlyMap<string, PageWeight>;
  readonly memory: number | null;
  readonly startSeconds: number;
};

export function figureRows({ weights, memory, startSeconds }: Figures): Row[] {
  const row = (name: string, title: string, value: number | null, unit: Row["unit"], atMost: number | null): Row => ({
    name,
    title,
    value,
    unit,
    perSecond: null,
    range: null,
    goal: atMost === null ? null : { atMost },
  });
  const pages = [...weights].flatMap(([page, { javascript, css, html, files }]) => [
    row(
      `${page}-javascript`,
      `${page} page, JavaScript in ${files} files, gzip`,
      javascript / 1000,
      "kB",
      page === "checkout" ? goals.checkoutJavascriptKilobytes : goals.javascriptKilobytes,
    ),
    row(`${page}-css`, `${page} page, CSS, gzip`, css / 1000, "kB", null),
    row(`${page}-html`, `${page} page, HTML, gzip`, html / 1000, "kB", null),
  ]);
  return [
    ...pages,
    row("memory", "memory after the load, largest process", memory, "MiB", goals.memoryMebibytes),
    row("second-start", "second npm start to the first page", startSeconds, "s", goals.secondStartSeconds),
  ];
}
