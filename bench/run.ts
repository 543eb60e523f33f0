import { writeFile } from "node:fs/promises";
import { startAdminShop } from "./admin/admin-shop.ts";
import { adminCaseNames } from "./admin/cases.ts";
import { measureAdmin } from "./admin/measure-admin.ts";
import { browseCases, browsePaths } from "./browse-cases.ts";
import { type Case, helloCase, type Servers, shopCases } from "./cases.ts";
import { createCleanup } from "./cleanup.ts";
import { startLoadClient } from "./load/start-load-client.ts";
import { type Comparison, compareWithHello } from "./measure/compare-with-hello.ts";
import { largestResident } from "./measure/memory.ts";
import { type PageWeight, weighPage } from "./measure/page-weight.ts";
import { logLines } from "./measure/take-plans.ts";
import { moneyCases } from "./money/cases.ts";
import { type Options, readOptions } from "./options.ts";
import { chart } from "./report/chart.ts";
import { type Row, verdict } from "./report/row.ts";
import { figureRows, speedRows } from "./report/rows.ts";
import { table } from "./report/table.ts";
import { searchCases } from "./search-cases.ts";
import { sendRequest } from "./servers/send-request.ts";
import { benchFolder, startServers, timeSecondStart } from "./servers/start-all.ts";

// Many short rounds: on a shared machine the ratio of two neighbours is more reliable than two long averages.
const pace = { milliseconds: 500, helloMilliseconds: 200, warmUpMilliseconds: 2500, secondsAtMost: 220 };

/** An unknown checkout: the page loads all its scripts and reports that it does not exist. */
const checkoutPath = { checkout: "/checkout/00000000-0000-4000-8000-000000000000" };

const log = (line: string) => console.error(`▸ ${line}`);
const cleanup = createCleanup();
try {
  await bench(readOptions(process.argv.slice(2)));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
} finally {
  await cleanup.now();
}

async function bench(options: Options): Promise<void> {
  const folder = await benchFolder(cleanup);
  const { shopNames, adminNames } = splitNames(options.only);
  const rows = shopNames?.length === 0 ? [] : await measureShop(folder, options, shopNames);
  if (adminNames.length > 0) {
    const measured = await measureBackOffice(folder, options, adminNames);
    rows.push(...measured.filter(({ name }) => !rows.some((row) => row.name === name)));
  }
  console.log(
    options.json
      ? JSON.stringify(
          rows.map((row) => ({ ...row, verdict: verdict(row) })),
          null,
          2,
        )
      : table(rows),
  );
  if (options.chart !== null) await writeFile(options.chart, chart(rows));
  if (options.strict && rows.some((row) => verdict(row) === "not met")) process.exitCode = 1;
}

/** The storefront: pages, GraphQL and buying. Its servers are stopped afterwards: what follows has the machine to itself. */
async function measureShop(folder: string, options: Options, names: readonly string[] | null): Promise<Row[]> {
  log("Starting the shop twice (the first time builds it where that is needed)");
  const startSeconds = await timeSecondStart(folder, cleanup);
  log(`Generating ${options.products} products`);
  const servers = await startServers(folder, options.products, cleanup);
  const every = [
    ...(await shopCases(servers)),
    ...(await browseCases(servers)),
    ...searchCases(servers, options.products),
    ...(await moneyCases(servers, cleanup)),
  ];
  const cases = chosen(every, names);
  log(`Measuring ${cases.length} requests in ${options.rounds} rounds, each beside hello world`);
  const comparison = await measureSpeeds(servers, cases, options.rounds);
  const weights = await weighPages(servers.shop.port);
  const rows = [
    ...speedRows(comparison, cases),
    ...figureRows({ weights, memory: await largestMemory(servers), startSeconds }),
  ];
  await Promise.all([servers.shop, servers.uncached, servers.rendering].map(({ stop }) => stop()));
  return rows;
}

/** Lists, saves and imports of the back office, on a shop with a large catalogue. */
async function measureBackOffice(folder: string, options: Options, names: readonly string[]): Promise<Row[]> {
  log(`Generating ${options.adminProducts} products for the back office`);
  const postgresLog = logLines();
  const admin = await startAdminShop(folder, options.adminProducts, cleanup, postgresLog.write);
  log(`Measuring ${names.length} cases of the back office`);
  const client = startLoadClient();
  cleanup.later(client.stop);
  return measureAdmin(admin, client, (name) => names.includes(name), {
    ...pace,
    rounds: options.rounds,
    orders: options.adminOrders,
    plans: options.reportPlans === null ? null : { file: options.reportPlans, log: postgresLog },
  });
}

/** Which names of `--only` belong to which shop. A null is all of the storefront's, which are known once it runs. */
function splitNames(only: Options["only"]): { shopNames: readonly string[] | null; adminNames: readonly string[] } {
  const isAdmin = (name: string) => adminCaseNames.some((known) => known === name);
  if (only === null) return { shopNames: null, adminNames: adminCaseNames };
  return { shopNames: only.filter((name) => !isAdmin(name)), adminNames: only.filter(isAdmin) };
}

function chosen(cases: readonly Case[], only: readonly string[] | null): readonly Case[] {
  const unknown = only?.find((name) => !cases.some((which) => which.name === name));
  if (unknown !== undefined) {
    const known = [...cases.map(({ name }) => name), ...adminCaseNames];
    throw new Error(`--only knows ${known.join(", ")}; not ${unknown}.`);
  }
  return only ? cases.filter(({ name }) => only.includes(name)) : cases;
}

function measureSpeeds(servers: Servers, cases: readonly Case[], rounds: number): Promise<Comparison> {
  const client = startLoadClient();
  cleanup.later(client.stop);
  return compareWithHello(client, helloCase(servers), cases, { ...pace, rounds });
}

async function weighPages(port: number): Promise<Map<string, PageWeight>> {
  const weights = new Map<string, PageWeight>();
  for (const [name, path] of Object.entries(browsePaths)) weights.set(name, await weighPage(port, path));
  // Without a session the checkout leads to the login.
  const query = "mutation guestInit { guestInit { success } }";
  const { headers } = await sendRequest(port, { method: "POST", path: "/graphql", json: { query } });
  const cookie = (headers["set-cookie"] ?? []).map((text) => text.split(";")[0]).join("; ");
  for (const [name, path] of Object.entries(checkoutPath)) {
    weights.set(name, await weighPage(port, path, { cookie }));
  }
  return weights;
}

async function largestMemory({ shop, uncached }: Servers): Promise<number | null> {
  const sizes = await Promise.all([shop, uncached].map(({ pid }) => largestResident(pid)));
  const known = sizes.filter((size) => size !== null);
  return known.length > 0 ? Math.max(...known) : null;
}
