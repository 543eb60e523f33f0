import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { type RawResponse, sendRaw } from "#kit/http/testing/raw-request.ts";

const json = { "content-type": "application/json" };
const suggest = "query q($words: String!) { querySuggestions(keyword: $words) { __typename } }";

/** A page view, a search or a suggestion; each request is different, so that no cache answers it. */
function askAsShopper(address: string, at: number): Promise<RawResponse> {
  const terms = `ball ${at}`;
  if (at % 3 === 0) return sendRaw(`${address}/?visit=${at}`);
  if (at % 3 === 1) return sendRaw(`${address}/plp/search?q=${encodeURIComponent(terms)}`);
  return sendRaw(`${address}/graphql`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ query: suggest, variables: { words: terms } }),
  });
}

/** Sends at a constant rate, whether or not earlier requests have been answered (open loop). */
export async function atConstantRate<Sent>(
  perSecond: number,
  seconds: number,
  send: (at: number) => Promise<Sent>,
): Promise<Sent[]> {
  const sent: Promise<Sent>[] = [];
  const began = performance.now();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const wait = began + (at * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    sent.push(send(at));
  }
  return Promise.all(sent);
}

/**
 * Shoppers at 30 requests a second. Every call runs one period, expects 200 for each request and returns the response
 * times.
 */
export function backgroundLoad(address: string, seconds: number): () => Promise<number[]> {
  let visits = 0;
  return async () => {
    const times: number[] = [];
    const statuses = await atConstantRate(30, seconds, async () => {
      visits += 1;
      const began = performance.now();
      const { status } = await askAsShopper(address, visits);
      times.push(performance.now() - began);
      return status;
    });
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    return times;
  };
}
