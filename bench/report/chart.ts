import type { Row } from "./row.ts";

const width = 1000;
const labels = 470;
const line = 26;
const top = 44;
const bottom = 34;
const slowest = 0.001;

/** Logarithmic: a flash sale and a cached page fit no linear scale. */
const place = (ratio: number): number =>
  labels + ((width - labels - 70) * Math.log10(Math.max(ratio, slowest) / slowest)) / Math.log10(1 / slowest);

const xml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const short = (ratio: number): string => (ratio >= 0.1 ? ratio.toFixed(2) : ratio.toPrecision(2));

/** The speeds of a run as a picture: a bar for the median, a line from the lowest to the highest round, a mark where the goal is. */
export function chart(rows: readonly Row[]): string {
  const shown = rows.filter(({ unit, value }) => unit === "of hello world" && value !== null);
  const height = top + shown.length * line + bottom;
  const grid = [0.001, 0.01, 0.1, 1].map((ratio) => {
    const x = place(ratio).toFixed(1);
    return `<path class="grid" d="M${x} ${top - 8}V${height - bottom}"/><text class="small" x="${x}" y="${top - 14}" text-anchor="middle">${ratio}</text>`;
  });
  const bars = shown.map(({ title, value, range, goal }, at) => {
    const y = top + at * line;
    const ratio = value ?? 0;
    const end = place(ratio);
    const wanted = goal && "atLeast" in goal ? goal.atLeast : null;
    const missed = wanted !== null && ratio < wanted;
    return [
      `<text x="${labels - 12}" y="${y + 13}" text-anchor="end">${xml(title)}</text>`,
      `<rect class="${missed ? "missed" : "bar"}" x="${labels}" y="${y + 2}" width="${(end - labels).toFixed(1)}" height="14" rx="3"/>`,
      range && `<path class="range" d="M${place(range[0]).toFixed(1)} ${y + 9}H${place(range[1]).toFixed(1)}"/>`,
      wanted && `<path class="goal" d="M${place(wanted).toFixed(1)} ${y - 1}v20"/>`,
      `<text class="small" x="${(place(Math.max(ratio, range?.[1] ?? 0)) + 6).toFixed(1)}" y="${y + 13}">${short(ratio)}</text>`,
    ]
      .filter(Boolean)
      .join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Requests a second, beside a bare hello world">
<style>
svg{background:#fff}text{font:13px system-ui,sans-serif;fill:#1d2420}.small{font-size:11px;fill:#56605a}
.bar{fill:#0f5943}.missed{fill:#c2410c}.range{stroke:#7fb5a1;stroke-width:3}.goal{stroke:#d97706;stroke-width:3}.grid{stroke:#dfe4e0}
</style>
${[...grid, ...bars].join("\n")}
<text class="small" x="${labels}" y="${height - 10}">× hello world, logarithmic; bar: median, pale line: all rounds, amber mark: goal</text>
</svg>
`;
}
