import * as v from "valibot";
import { boundedStore } from "#kit/cache/bounded-store.ts";
import { createBreaker } from "#kit/core/breaker.ts";
import type { Clock } from "#kit/core/clock.ts";
import { fail, ok } from "#kit/core/result.ts";
import { longestServiceName, mostCharge, mostDays } from "../contract/service-state.ts";
import type { Courier, CourierRate, CourierReply, CourierRequest } from "./ports/courier.ts";

export type GuardedCourierOptions = {
  readonly clock: Clock;
  /** The milliseconds a checkout waits for its rates. */
  readonly timeoutMs: number;
  /** Called with the reason of each failure. */
  readonly warn: (reason: string) => void;
};

/** Rates are kept so long, so that a shopper pays the price they were shown even while the courier is unreachable. */
const keptMs = 5 * 60_000;
const mostKept = 2_000;
/** After this many failures in a row it is not called for a while, so that checkouts do not wait for it. */
const failures = 2;
const restMs = 30_000;

const amount = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const rateSchema = v.object({
  courierCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,20}$/)),
  serviceCode: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,20}$/)),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestServiceName)),
  prices: v.array(amount(mostCharge)),
  days: v.pipe(
    v.tuple([amount(mostDays), amount(mostDays)]),
    v.check(([from, to]) => from <= to, "days end before they begin"),
  ),
});

/**
 * A courier outside the engine, which may be slow, fail, throw or answer nonsense: its rates are checked, limited in time and kept
 * for a few minutes. A failure is COURIER_UNREACHABLE, and the other couriers are still offered.
 */
export function guardedCourier(courier: Courier, { clock, timeoutMs, warn }: GuardedCourierOptions): Courier {
  const kept = boundedStore<{ readonly rates: readonly CourierRate[]; readonly until: number }>({ maxSize: mostKept });
  const breaker = createBreaker({ clock, failures, restMs });
  const unreachable = (reason: string): CourierReply => {
    breaker.failed();
    warn(reason);
    return fail({ code: "COURIER_UNREACHABLE" });
  };
  return {
    async rates(request) {
      const key = JSON.stringify([request.parcels, codesOf(request)]);
      const earlier = kept.get(key);
      const now = clock.now().getTime();
      if (earlier && now < earlier.until) return ok(earlier.rates);
      if (!breaker.allows()) return fail({ code: "COURIER_UNREACHABLE" });
      const called = await inTime(courier, request, timeoutMs);
      if (called.problem !== null) return unreachable(called.problem);
      if (!called.reply.ok) return unreachable("no answer of its vendor");
      const problem = problemOf(called.reply.value, request);
      if (problem !== null) return unreachable(problem);
      breaker.succeeded();
      kept.set(key, { rates: called.reply.value, until: now + keptMs });
      return called.reply;
    },
  };
}

const codesOf = ({ destination: { district, city, state } }: CourierRequest) => [district, city, state];

type Called = { readonly problem: null; readonly reply: CourierReply } | { readonly problem: string };

/** The answer, or why there is none: it took too long or threw. */
async function inTime(courier: Courier, request: CourierRequest, timeoutMs: number): Promise<Called> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Called>((resolve) => {
    timer = setTimeout(() => resolve({ problem: `no rates within ${timeoutMs} ms` }), timeoutMs);
  });
  const called = (async (): Promise<Called> => {
    try {
      return { problem: null, reply: await courier.rates(request) };
    } catch (thrown) {
      return { problem: thrown instanceof Error ? thrown.message : String(thrown) };
    }
  })();
  try {
    return await Promise.race([called, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What is wrong with these rates; null when nothing is. */
function problemOf(rates: unknown, { parcels }: CourierRequest): string | null {
  const read = v.safeParse(v.array(rateSchema), rates);
  if (!read.success) {
    const [issue] = read.issues;
    return `rates.${v.getDotPath(issue) ?? ""}: ${issue.message}`;
  }
  const wrong = read.output.find(({ prices }) => prices.length !== parcels.length);
  return wrong ? `${wrong.courierCode} ${wrong.serviceCode} has no price for every parcel` : null;
}
