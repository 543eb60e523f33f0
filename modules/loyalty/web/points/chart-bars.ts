export type PointsMonth = { readonly month: string; readonly earned: number; readonly spent: number };

type Bar = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The two bars of a month, and the position of its label. */
export type MonthBars = {
  readonly month: string;
  readonly earned: Bar;
  readonly spent: Bar;
  readonly labelAt: number;
};

/** Anything at all is seen: a month with one point has a bar too. */
const least = 2;

/** Places the bars of each month side by side; the highest of all takes the whole height. */
export function barsOf(
  months: readonly PointsMonth[],
  { width, height }: { readonly width: number; readonly height: number },
): MonthBars[] {
  const most = Math.max(1, ...months.flatMap(({ earned, spent }) => [earned, spent]));
  const module = width / Math.max(1, months.length);
  const thick = module * 0.36;
  const bar = (count: number, x: number): Bar => {
    const tall = count <= 0 ? 0 : Math.max(least, (count / most) * height);
    return { x, y: height - tall, width: thick, height: tall };
  };
  return months.map(({ month, earned, spent }, index) => {
    const middle = module * (index + 0.5);
    return { month, earned: bar(earned, middle - thick - 0.5), spent: bar(spent, middle + 0.5), labelAt: middle };
  });
}
