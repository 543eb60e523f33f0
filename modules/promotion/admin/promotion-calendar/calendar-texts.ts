import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { type CalendarEntry, daysOfEntry } from "./calendar-model.ts";
import type { PromotionCalendarTextKey } from "./promotion-calendar-text.ts";

type Text = Translate<PromotionCalendarTextKey>;

export const kindText = ({ kind }: CalendarEntry, t: Text): string => t(`kind_${kind}` as PromotionCalendarTextKey);

export const stateText = ({ state }: CalendarEntry, t: Text): string => t(`state_${state}` as PromotionCalendarTextKey);

const written = (day: string): string => day.split("-").reverse().join("/");

/** "11/11/2026 – 12/11/2026", or a single day. */
export function periodText(entry: CalendarEntry): string {
  const { first, last } = daysOfEntry(entry);
  return first === last ? written(first) : `${written(first)} – ${written(last)}`;
}
