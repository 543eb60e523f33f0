export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** Days, hours, minutes and seconds of a duration in seconds. */
export const timeLeft = (seconds: number): TimeLeft => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor(seconds / 3_600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
});
