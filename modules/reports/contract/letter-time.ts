import { jakartaDay, jakartaTime } from "#kit/core/jakarta-day.ts";
import { addDays, stepBegin } from "./report-periods.ts";

/** The hour in Jakarta from which on Monday's letters are sent. */
const letterHour = 7;

const hourMs = 3_600_000;

export type LetterWeek = {
  /** The day of the letter. */
  readonly monday: string;
  /** The week it reports: the Monday and the Sunday before. */
  readonly from: string;
  readonly until: string;
};

/** The week whose letter is due now: on Mondays from seven o'clock to midnight in Jakarta, also when no worker ran in the morning. */
export function dueLetter(now: Date): LetterWeek | null {
  const monday = jakartaDay(now);
  if (stepBegin(monday, "week") !== monday || jakartaTime(now).hour < letterHour) return null;
  return { monday, from: addDays(monday, -7), until: addDays(monday, -1) };
}

/** When a letter that is asked for now comes. */
export function nextLetter(now: Date): Date {
  const monday = stepBegin(jakartaDay(now), "week");
  const at = (day: string) => new Date(Date.parse(`${day}T00:00:00+07:00`) + letterHour * hourMs);
  return at(monday) > now ? at(monday) : at(addDays(monday, 7));
}

/** After this moment a letter that was not delivered yet is dropped: on Wednesday it is no news. */
export const letterEnd = ({ monday }: Pick<LetterWeek, "monday">): Date =>
  new Date(`${addDays(monday, 2)}T00:00:00+07:00`);
