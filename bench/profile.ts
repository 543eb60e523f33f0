import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { browseCases } from "./browse-cases.ts";
import { type Case, type Servers, shopCases } from "./cases.ts";
import { createCleanup } from "./cleanup.ts";
import { startLoadClient } from "./load/start-load-client.ts";
import { largestProcess } from "./measure/memory.ts";
import { logLines, takePlans } from "./measure/take-plans.ts";
import { takeProfile } from "./measure/take-profile.ts";
import { moneyCases } from "./money/cases.ts";
import { flameGraph } from "./report/flame.ts";
import { plansTable } from "./report/plans.ts";
import { searchCases } from "./search-cases.ts";
import { benchFolder, startServers } from "./servers/start-all.ts";

// `npm run profile [-- case …]`: where the server's time goes in the slowest paths, or in the cases that are named, as one
// picture each in docs/flames; and how PostgreSQL carries out their statements, in docs/plans.md.
const slowest = ["checkout", "cart-long-made", "home-rendered", "search-uncached", "add-to-cart"];
const folder = fileURLToPath(new URL("../docs/flames", import.meta.url));
const page = fileURLToPath(new URL("../docs/plans.md", import.meta.url));
const heading = `# Query plans of the slowest paths

Written by \`npm run profile\`: every statement that PostgreSQL ran while a path was under load, from \`auto_explain\`, with 2,000 products.
Timing every plan node makes the times longer than normal. Small tables are read by sequential scans because that is cheaper than an index.
`;
const products = 2000;
const seconds = 4;

const cleanup = createCleanup();
try {
  const log = logLines();
  const servers = await startServers(await benchFolder(cleanup), products, cleanup, log.write);
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : slowest;
  const cases = [
    ...(await shopCases(servers)),
    ...(await browseCases(servers)),
    ...searchCases(servers, products),
    ...(await moneyCases(servers, cleanup)),
  ].filter(({ name }) => wanted.includes(name));
  await mkdir(folder, { recursive: true });
  const client = startLoadClient();
  cleanup.later(client.stop);
  const chapters: string[] = [];
  for (const which of cases) {
    let responses = 0;
    const run = async (milliseconds: number, connections = which.connections) => {
      const { port, status, flow } = which;
      const requests = typeof which.requests === "function" ? await which.requests() : which.requests;
      const figures = await client.run({ port, requests, connections, status, milliseconds, ...(flow && { flow }) });
      responses = figures.responses;
    };
    await run(2000);
    const profile = await takeProfile(await serverOf(servers, which), () => run(seconds * 1000));
    await writeFile(join(folder, `${which.name}.svg`), flameGraph(profile, which.title));
    console.log(`docs/flames/${which.name}.svg`);
    const plans = await takePlans(servers.databaseUrl, log, () => run(1500, 1));
    chapters.push(`\n## ${which.title}\n\n${plansTable(plans, responses)}\n`);
  }
  await writeFile(page, heading + chapters.join(""));
  await promisify(execFile)("biome", ["format", "--write", page]);
  console.log("docs/plans.md");
} finally {
  await cleanup.now();
}

/** The serving process: `npm start` is its parent. */
async function serverOf({ shop, uncached, rendering }: Servers, { port }: Case): Promise<number> {
  const running = [shop, uncached, rendering].find((server) => server.port === port) ?? shop;
  return (await largestProcess(running.pid))?.pid ?? running.pid;
}
