import type { Case } from "../cases.ts";
import { perSecond } from "../load/load-job.ts";
import type { LoadClient } from "../load/start-load-client.ts";
import { median } from "./median.ts";

type Speed = {
  /** Requests a second. */
  readonly perSecond: number;
  /** Of hello world's requests a second, measured right before and right after. */
  readonly ratio: number;
  readonly lowestRatio: number;
  readonly highestRatio: number;
};

export type Comparison = { readonly hello: number; readonly speeds: ReadonlyMap<string, Speed> };

export type Pace = {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly helloMilliseconds: number;
  readonly warmUpMilliseconds: number;
  /** No further round starts after this time. */
  readonly secondsAtMost: number;
};

/**
 * Measures every case in every round between two short measurements of hello world: other load on the machine slows
 * both, and the ratio stays.
 */
export async function compareWithHello(
  client: LoadClient,
  hello: Case,
  cases: readonly Case[],
  pace: Pace,
): Promise<Comparison> {
  const began = performance.now();
  const measure = async (which: Case, milliseconds: number) => {
    const { port, connections, status, flow } = which;
    try {
      const requests = typeof which.requests === "function" ? await which.requests() : which.requests;
      return perSecond(await client.run({ port, requests, connections, status, milliseconds, ...(flow && { flow }) }));
    } catch (problem) {
      throw new Error(`${which.title}: ${problem instanceof Error ? problem.message : problem}`);
    }
  };

  for (const which of [hello, ...cases]) await measure(which, pace.warmUpMilliseconds);
  const samples = new Map(cases.map(({ name }) => [name, [] as { perSecond: number; ratio: number }[]]));
  const hellos: number[] = [];
  for (let round = 0; round < pace.rounds; round += 1) {
    if (round > 0 && performance.now() - began > pace.secondsAtMost * 1000) break;
    let before = await measure(hello, pace.helloMilliseconds);
    hellos.push(before);
    for (const which of cases) {
      const speed = await measure(which, which.milliseconds ?? pace.milliseconds);
      const after = await measure(hello, pace.helloMilliseconds);
      samples.get(which.name)?.push({ perSecond: speed, ratio: speed / ((before + after) / 2) });
      hellos.push(after);
      before = after;
    }
  }
  return { hello: median(hellos), speeds: new Map([...samples].map(([name, taken]) => [name, summary(taken)])) };
}

function summary(taken: readonly { perSecond: number; ratio: number }[]): Speed {
  const ratios = taken.map(({ ratio }) => ratio);
  return {
    perSecond: median(taken.map((sample) => sample.perSecond)),
    ratio: median(ratios),
    lowestRatio: Math.min(...ratios),
    highestRatio: Math.max(...ratios),
  };
}
