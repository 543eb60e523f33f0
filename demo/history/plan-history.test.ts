import { expect, test } from "vitest";
import { historyCustomers } from "./customers.ts";
import { historySteps } from "./history-steps.ts";
import { planHistory } from "./plan-history.ts";
import { randomChoices } from "./random-choices.ts";

const now = new Date("2026-11-18T07:30:00Z");

function planned(seed: string, moment: Date) {
  const random = randomChoices(seed);
  const customers = historyCustomers(random, { members: 60, guests: 130 });
  return planHistory(random, customers, { orders: 260, now: moment });
}

test("MF-19 the same seed and moment give the same history, and another moment moves it along", () => {
  expect(planned("one", now)).toEqual(planned("one", now));
  expect(planned("one", now)).not.toEqual(planned("other", now));
  const later = planned("one", new Date(now.getTime() + 40 * 86_400_000));
  expect(later.at(-1)?.placedAt.toISOString().slice(0, 10)).toBe("2026-12-28");
});

test("MF-19 at any hour of the first start no event lies ahead, none before its order, and recent orders are paid", () => {
  const problems: string[] = [];
  for (let hour = 0; hour < 24 * 7; hour += 5) {
    const moment = new Date(now.getTime() + hour * 3_600_000);
    const random = randomChoices(`start ${hour}`);
    for (const { outcome, placedAt, channelCode } of planned(`start ${hour}`, moment)) {
      const channelKind = channelCode === "COD" ? "cod" : channelCode.startsWith("VA") ? "va" : "card";
      const facts = { outcome, placedAt, channelKind, lastsSeconds: channelKind === "va" ? 86_400 : 1_800 };
      const steps = historySteps(random, facts, moment);
      const times = [placedAt, ...steps.map(({ at }) => at), moment].map((at) => at.getTime());
      if (times.some((time, index) => time < (times[index - 1] ?? 0)))
        problems.push(`${outcome} ${placedAt.toISOString()}`);
      if (steps.length === 0) problems.push(`${outcome} of ${placedAt.toISOString()} waits for its payment`);
    }
  }
  expect(problems).toEqual([]);
});
