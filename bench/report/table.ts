import { type Row, verdict } from "./row.ts";

const headings = ["what", "per second", "value", "range", "goal", ""];

/** The result as a person reads it. */
export function table(rows: readonly Row[]): string {
  const lines = [headings, ...rows.map(cells)];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: readonly string[]) =>
    line
      .map((cell, column) =>
        column === 0 || column === 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  const rule = widths
    .map((width) => "─".repeat(width))
    .join("  ")
    .trimEnd();
  const [head = [], ...rest] = lines;
  return [format(head), rule, ...rest.map(format)].join("\n");
}

function cells(row: Row): string[] {
  const { title, value, unit, perSecond, range, goal } = row;
  return [
    title,
    perSecond === null ? "" : Math.round(perSecond).toLocaleString("en-US"),
    value === null ? "unknown" : figure(value, unit),
    range === null ? "" : range.map(ratio).join("–"),
    goal === null ? "" : "atLeast" in goal ? `≥ ${figure(goal.atLeast, unit)}` : `≤ ${figure(goal.atMost, unit)}`,
    verdict(row),
  ];
}

const ratio = (value: number): string => (value >= 0.1 ? value.toFixed(2) : value.toFixed(4));

function figure(value: number, unit: Row["unit"]): string {
  if (unit === "of hello world" || unit === "of COPY" || unit === "of the read") return `× ${ratio(value)}`;
  return `${unit === "MiB" || unit === "ms" ? Math.round(value) : value.toFixed(1)} ${unit}`;
}
