import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { demoDatabase } from "#apps/server/testing/demo-database.ts";
import { p99 } from "#apps/server/testing/purchase-shop-fixture.ts";
import { spawnShop, untilReady } from "#apps/server/testing/spawn-shop.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { atConstantRate, backgroundLoad } from "./background-load.ts";
import { expensiveDocuments } from "./expensive-documents.ts";
import { openSlowSenders } from "./slow-senders.ts";

const { url } = await demoDatabase();
const json = { "content-type": "application/json" };
const seconds = tries(2, 30);

async function startShop() {
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
  return shop;
}

const comparison = (before: number, during: number) => `${before} / ${during} ms, × ${(during / before).toFixed(1)}`;

test("S20 shoppers are served as before while expensive documents are sent", async () => {
  const shop = await startShop();
  const shoppers = backgroundLoad(shop.address, seconds);
  await shoppers();
  const before = p99(await shoppers());
  let ran = 0;
  // From many addresses: one address would soon be refused by its rate limit alone.
  const attack = atConstantRate(50, seconds, async (at) => {
    const [, body] = expensiveDocuments[at % expensiveDocuments.length] ?? ["", ""];
    const headers = { ...json, "x-forwarded-for": `203.0.113.${at % 250}` };
    const response = await sendRaw(`${shop.address}/graphql`, { method: "POST", headers, body }).catch(() => null);
    if (response?.status === 200 && JSON.parse(response.text).data) ran += 1;
  });
  const [during] = await Promise.all([shoppers(), attack]);
  figure(
    "S20",
    `${50 * seconds} of them at 50 a second: p99 of shoppers' answers before and meanwhile`,
    comparison(before, p99(during)),
  );
  expect(ran).toBe(0);
}, 300_000);

test("F14 1B-01 with 200 sockets that send slowly or never read their responses, shoppers are served", async () => {
  const shop = await startShop();
  const shoppers = backgroundLoad(shop.address, seconds);
  await shoppers();
  const before = p99(await shoppers());
  const senders = openSlowSenders(shop.address, 200);
  try {
    // All responses must be 200: backgroundLoad fails on a 503.
    const during = p99(await shoppers());
    figure("F14", "200 slow sockets: p99 of shoppers' answers before and meanwhile", comparison(before, during));
    figure("F14", `${30 * seconds} answers to shoppers meanwhile: other than 200`, 0);
  } finally {
    senders.close();
  }
}, 300_000);
