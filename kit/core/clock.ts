/** The source of the current time; always an argument, so that tests are exact. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until a test moves it. */
export type TestClock = Clock & { advance(milliseconds: number): void; set(moment: Date | string): void };

export function testClock(start: Date | string): TestClock {
  let current = moment(start);
  return {
    now: () => new Date(current),
    advance(milliseconds) {
      current += milliseconds;
    },
    set(value) {
      current = moment(value);
    },
  };
}

function moment(value: Date | string): number {
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) throw new RangeError(`not a moment in time: ${value}`);
  return time;
}
