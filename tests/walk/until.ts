import { setTimeout as sleep } from "node:timers/promises";

const pauseMs = 50;
const patienceMs = 120_000;

/** Polls until the answer is the wanted one and returns it; throws after two minutes with the last answer. */
export async function until<Answer>(ask: () => Promise<Answer>, wanted: (answer: Answer) => boolean): Promise<Answer> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (wanted(answer)) return answer;
    if (Date.now() > end) throw new Error(`waited in vain, last seen: ${JSON.stringify(answer)}`);
    await sleep(pauseMs);
  }
}
