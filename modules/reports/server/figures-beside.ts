import type { ReportStep } from "../contract/report-names.ts";
import { stepsOf } from "../contract/report-periods.ts";

type Period = { readonly from: string; readonly until: string };
type Found<Sums> = { readonly begin: string; readonly isPrevious: boolean; readonly sums: Sums };
type Beside<Sums> = Period & { readonly figures: Sums; readonly previous: Sums };

/** Every step of a period, also without figures, beside the step of the same number in the period before. */
export function figuresBeside<Sums>(
  found: readonly Found<Sums>[],
  { from, until, before, step }: Period & { readonly before: Period; readonly step: ReportStep },
  none: Sums,
): Beside<Sums>[] {
  const of = (isPrevious: boolean, begin: string | undefined): Sums =>
    found.find((one) => one.isPrevious === isPrevious && one.begin === begin)?.sums ?? none;
  const earlier = stepsOf(before.from, before.until, step);
  return stepsOf(from, until, step).map((one, at) => ({
    from: one.from,
    until: one.until,
    figures: of(false, one.begin),
    previous: of(true, earlier[at]?.begin),
  }));
}
