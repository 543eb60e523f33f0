import type { ReportStep } from "../contract/report-names.ts";
import { stepsOf } from "../contract/report-periods.ts";
import { type Figures, noFigures } from "./figures.ts";

type Found = Figures & { readonly begin: string; readonly isPrevious: boolean };
type Period = { readonly from: string; readonly until: string };
type Beside = Period & { readonly figures: Figures; readonly previous: Figures };

/** Every step of a period, also without figures, beside the step of the same number in the period before. */
export function figuresBeside(
  found: readonly Found[],
  { from, until, before, step }: Period & { readonly before: Period; readonly step: ReportStep },
): Beside[] {
  const of = (isPrevious: boolean, begin: string | undefined): Figures => {
    const row = found.find((one) => one.isPrevious === isPrevious && one.begin === begin);
    if (!row) return noFigures;
    const { begin: _begin, isPrevious: _isPrevious, ...figures } = row;
    return figures;
  };
  const earlier = stepsOf(before.from, before.until, step);
  return stepsOf(from, until, step).map((one, at) => ({
    from: one.from,
    until: one.until,
    figures: of(false, one.begin),
    previous: of(true, earlier[at]?.begin),
  }));
}
