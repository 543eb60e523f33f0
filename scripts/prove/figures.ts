import type { Figure } from "#kit/testing/proof.ts";

/** The figures recorded by the tests, one JSON object per line. */
export const readFigures = (text: string): Figure[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Figure);

/** `S2` before `S10`. */
const byGoal = (one: Figure, other: Figure) =>
  one.goal.localeCompare(other.goal, "en", { numeric: true }) || one.what.localeCompare(other.what, "en");

/** Everything that was counted, by goal, as a table of Markdown. */
export function figuresTable(figures: readonly Figure[]): string {
  const rows = [["goal", "what was tried", "found"], ...[...figures].sort(byGoal).map(cells)];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rest.map(line)].join("\n");
}

const cells = ({ goal, what, found }: Figure): string[] => [goal, what, String(found)];

const isGoal = (text: string): text is Figure["goal"] => /^[CFGMS]\d+$/.test(text);

/** Parses a table written by `figuresTable`. */
export const readTable = (table: string): Figure[] =>
  table.split("\n").flatMap((line) => {
    const [, goal = "", what = "", found = ""] = line.split("|").map((cell) => cell.trim());
    return isGoal(goal) ? [{ goal, what, found }] : [];
  });

/** The new figures, and the earlier ones of goals that were not measured this time. */
export const withEarlier = (now: readonly Figure[], earlier: readonly Figure[]): Figure[] => {
  const measured = new Set(now.map(({ goal }) => goal));
  return [...now, ...earlier.filter(({ goal }) => !measured.has(goal))];
};
