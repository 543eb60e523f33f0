import { expect, test } from "vitest";
import { chartBlocks, chartHtml } from "#modules/size-guide/contract/chart-blocks.ts";
import { sizeGuides } from "./size-guides.ts";

test("every chart of the demo shop opens in the editor by its forms, and is written as it was", () => {
  const charts = sizeGuides.flatMap(({ charts }) => Object.values(charts));
  expect(charts.length).toBeGreaterThan(20);
  for (const html of charts) {
    const blocks = chartBlocks(html);
    expect(blocks.filter(({ kind }) => kind === "html")).toEqual([]);
    expect(chartHtml(blocks)).toBe(html);
  }
});
