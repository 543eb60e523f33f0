import { jakartaTime } from "#kit/core/jakarta-day.ts";
import type { RandomChoices } from "./random-choices.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
const jakartaOffset = 7 * hour;

export const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** Midnight in Jakarta on the day of this moment. */
const startOfDay = (moment: Date): Date => {
  const local = moment.getTime() + jakartaOffset;
  return new Date(local - (local % day) - jakartaOffset);
};

const weekday = (moment: Date): number => new Date(moment.getTime() + jakartaOffset).getUTCDay();

/** Midnight in Jakarta, where the first Saturday after the day of this moment begins. */
export const saturdayAfter = (moment: Date): Date =>
  later(startOfDay(moment), (((5 - weekday(moment) + 7) % 7) + 1) * day);

/** How many orders come in each hour of a day, in relation to each other. */
const busyHours: readonly (readonly [hour: number, weight: number])[] = [
  [7, 2], [8, 3], [9, 5], [10, 6], [11, 7], [12, 9], [13, 7], [14, 5], [15, 5], [16, 6], [17, 6], [18, 7], [19, 9],
  [20, 10], [21, 9], [22, 5], [23, 2],
]; // biome-ignore format: a table

/** A moment so many days ago, at an hour at which people buy. Today: in the last hours. */
export function orderMoment(random: RandomChoices, now: Date, daysAgo: number): Date {
  if (daysAgo === 0) return later(now, -random.between(12, 170) * minute);
  const start = later(startOfDay(now), -daysAgo * day);
  const moment = later(
    start,
    random.weighted(busyHours) * hour + random.between(0, 59) * minute + random.between(0, 59) * 1000,
  );
  // Shortly after midnight yesterday's last orders would not be paid yet.
  return new Date(Math.min(moment.getTime(), now.getTime() - 12 * minute));
}

/** A day of the last three months: more of them lately, and more on weekends. */
export function orderDay(random: RandomChoices, now: Date, days: number): number {
  const weights = Array.from({ length: days }, (_, daysAgo) => {
    const isWeekend = [0, 6].includes(weekday(later(now, -daysAgo * day)));
    return [daysAgo, (2 - daysAgo / days) * (isWeekend ? 1.4 : 1)] as const;
  });
  return random.weighted(weights);
}

const opens = 9;
const closes = 17;

/** The moment itself when staff are at work, Monday to Saturday from nine to five; else some minutes after the next opening. */
export function atWork(random: RandomChoices, moment: Date): Date {
  const { hour: now } = jakartaTime(moment);
  const isOpen = weekday(moment) !== 0 && now >= opens && now < closes;
  if (isOpen) return moment;
  const start = later(startOfDay(moment), opens * hour);
  let next = moment < start ? start : later(start, day);
  if (weekday(next) === 0) next = later(next, day);
  return later(next, random.between(3, 95) * minute);
}
