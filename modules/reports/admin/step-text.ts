import { formatDay } from "#kit/core/date-format.ts";

type Step = { readonly from: string; readonly until: string };

const written = (day: string): string => formatDay(new Date(`${day}T00:00:00+07:00`));

/** "15/11/2026", or "09/11/2026 – 15/11/2026". */
export function stepText(step: Step | undefined): string {
  if (!step) return "";
  return step.from === step.until ? written(step.from) : `${written(step.from)} – ${written(step.until)}`;
}
