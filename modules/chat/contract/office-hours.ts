import { jakartaTime } from "#kit/core/jakarta-day.ts";

/** When staff answer, in Jakarta time: days (0 is Sunday) and minutes after midnight. */
export type OfficeHours = readonly { readonly days: readonly number[]; readonly from: number; readonly to: number }[];

const dayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const minute = 60_000;
const day = 24 * 60;

/** Reads `09:00-18:00` or `Mon-Fri 09:00-18:00, Sat 10:00-15:00`; null for anything else. */
export function parseOfficeHours(text: string): OfficeHours | null {
  const parts = text.split(",").map(parsePart);
  const hours = parts.filter((part) => part !== null);
  return hours.length === parts.length ? hours : null;
}

function parsePart(text: string): OfficeHours[number] | null {
  const match = /^\s*(?:([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))?\s+)?(\d{2}):(\d{2})-(\d{2}):(\d{2})\s*$/.exec(text);
  if (!match) return null;
  const [, first, last = first, ...clock] = match;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = clock.map(Number);
  const days = first === undefined ? everyDay : daysFrom(first, last ?? first);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  const isClock = fromMinute < 60 && toMinute < 60 && from < to && to <= day;
  return days && isClock ? { days, from, to } : null;
}

function daysFrom(first: string, last: string): number[] | null {
  const [from, to] = [first, last].map((name) => (dayNames as readonly string[]).indexOf(name));
  if (from === undefined || to === undefined || from < 0 || to < 0) return null;
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7);
}

export type Opening = {
  readonly isOpen: boolean;
  /** When that changes; null when it never does. */
  readonly changesAt: Date | null;
};

/** Whether staff answer now, and when that changes. */
export function openingAt(hours: OfficeHours, now: Date): Opening {
  const { year, month, day: date, hour, minute: minutes } = jakartaTime(now);
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  const midnight = Math.floor(now.getTime() / minute) * minute - (hour * 60 + minutes) * minute;
  const at = (dayNumber: number, minuteOfDay: number) => new Date(midnight + (dayNumber * day + minuteOfDay) * minute);
  const open = hours.flatMap(({ days, from, to }) =>
    Array.from({ length: 9 }, (_, dayNumber) => dayNumber)
      .filter((dayNumber) => days.includes((weekday + dayNumber) % 7))
      .map((dayNumber) => [at(dayNumber, from), at(dayNumber, to)] as const),
  );
  const current = open.filter(([from, to]) => from <= now && now < to).map(([, to]) => to);
  if (current.length > 0) return { isOpen: true, changesAt: closes(open, current) };
  const next = open.map(([from]) => from).filter((from) => from > now);
  return { isOpen: false, changesAt: next.length > 0 ? earliest(next) : null };
}

/** The end of consecutive periods; null when they cover the whole week. */
function closes(open: readonly (readonly [Date, Date])[], current: readonly Date[]): Date | null {
  let end = latest(current);
  for (let steps = 0; steps <= open.length; steps += 1) {
    const further = open.filter(([from, to]) => from <= end && to > end).map(([, to]) => to);
    if (further.length === 0) return steps >= 7 ? null : end;
    end = latest(further);
  }
  return null;
}

const earliest = (times: readonly Date[]) => new Date(Math.min(...times.map(Number)));
const latest = (times: readonly Date[]) => new Date(Math.max(...times.map(Number)));
