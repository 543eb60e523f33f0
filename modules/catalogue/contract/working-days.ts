export { afterWorkingDays, type DayRange } from "#kit/core/working-days.ts";
