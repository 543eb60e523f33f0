import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { p99 } from "#apps/server/testing/purchase-shop-fixture.ts";
import { shopDatabase } from "#apps/server/testing/shop-database.ts";
import { spawnShop, untilReady } from "#apps/server/testing/spawn-shop.ts";
import { type Answer, ask } from "#kit/http/testing/ask.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { hurtingDocuments } from "./hurting-documents.ts";

const { url } = await shopDatabase();
const json = { "content-type": "application/json" };
const suggest = "query q($words: String!) { querySuggestions(keyword: $words) { __typename } }";

/** What a shopper asks for, each time something else. */
function askAsShopper(address: string, at: number): Promise<Answer> {
  const words = `ball ${at}`;
  if (at % 3 === 0) return ask(`${address}/?visit=${at}`);
  if (at % 3 === 1) return ask(`${address}/plp/search?q=${encodeURIComponent(words)}`);
  return ask(`${address}/graphql`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ query: suggest, variables: { words } }),
  });
}

/** So many a second, whether those before have been answered or not. */
async function steadily<Told>(
  perSecond: number,
  seconds: number,
  send: (at: number) => Promise<Told>,
): Promise<Told[]> {
  const sent: Promise<Told>[] = [];
  const began = performance.now();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const wait = began + (at * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    sent.push(send(at));
  }
  return Promise.all(sent);
}

test("S20 while somebody sends documents made to hurt, shoppers are served as before", async () => {
  const shop = await spawnShop({
    cwd: tmpdir(),
    env: {
      DATABASE_URL: url,
      SHOP_DATA_DIR: tmpdir(),
      HOST: "127.0.0.1",
      SHOP_TRUST_PROXY: "1",
      DATABASE_WAIT_SECONDS: "60",
    },
  });
  await untilReady(shop);
  const seconds = tries(2, 30);
  let visits = 0;
  const shoppers = async () => {
    const times: number[] = [];
    const statuses = await steadily(30, seconds, async () => {
      visits += 1;
      const began = performance.now();
      const { status } = await askAsShopper(shop.address, visits);
      times.push(performance.now() - began);
      return status;
    });
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    return times;
  };
  await shoppers();
  const before = p99(await shoppers());
  let ran = 0;
  // From many addresses: whoever sends them from one is soon turned away for that alone.
  const attack = steadily(50, seconds, async (at) => {
    const [, body] = hurtingDocuments[at % hurtingDocuments.length] ?? ["", ""];
    const headers = { ...json, "x-forwarded-for": `203.0.113.${at % 250}` };
    const answer = await ask(`${shop.address}/graphql`, { method: "POST", headers, body }).catch(() => null);
    if (answer?.status === 200 && JSON.parse(answer.text).data) ran += 1;
  });
  const [during] = await Promise.all([shoppers(), attack]);
  const factor = (p99(during) / before).toFixed(1);
  figure(
    "S20",
    `${50 * seconds} of them at 50 a second: p99 of shoppers' answers before and meanwhile`,
    `${before} / ${p99(during)} ms, × ${factor}`,
  );
  expect(ran).toBe(0);
}, 300_000);
