import { jakartaTime } from "./jakarta-day.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** A moment as an input of date and time shows it, by Jakarta's clock: 2026-11-18T09:00, with seconds where they are not zero. */
export function jakartaInput(iso: string | undefined): string {
  const moment = new Date(iso ?? "");
  if (Number.isNaN(moment.getTime())) return "";
  const { year, month, day, hour, minute, second } = jakartaTime(moment);
  const text = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
  return second === 0 ? text : `${text}:${two(second)}`;
}

/** The moment that was typed by Jakarta's clock, as JSON writes it; undefined while it is incomplete. */
export function momentOfInput(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return undefined;
  const moment = new Date(`${text}+07:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
