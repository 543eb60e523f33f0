import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browseCases } from "./browse-cases.ts";
import { type Case, type Servers, shopCases } from "./cases.ts";
import { createCleanup } from "./cleanup.ts";
import { startLoadClient } from "./load/start-load-client.ts";
import { largestProcess } from "./measure/memory.ts";
import { takeProfile } from "./measure/take-profile.ts";
import { moneyCases } from "./money/cases.ts";
import { flameGraph } from "./report/flame.ts";
import { searchCases } from "./search-cases.ts";
import { benchFolder, startServers } from "./servers/start-all.ts";

// `npm run profile [-- case …]`: where the server's time goes in the slowest paths, or in the cases that are named, as one
// picture each in docs/flames.
const slowest = ["checkout", "cart-long-made", "home-drawn", "search-anew", "add-to-cart"];
const folder = fileURLToPath(new URL("../docs/flames", import.meta.url));
const products = 2000;
const seconds = 4;

const cleanup = createCleanup();
try {
  const servers = await startServers(await benchFolder(cleanup), products, cleanup);
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
  for (const which of cases) {
    const run = async (milliseconds: number) => {
      const { port, connections, status, flow } = which;
      const requests = typeof which.requests === "function" ? await which.requests() : which.requests;
      await client.run({ port, requests, connections, status, milliseconds, ...(flow && { flow }) });
    };
    await run(2000);
    const profile = await takeProfile(await serverOf(servers, which), () => run(seconds * 1000));
    await writeFile(join(folder, `${which.name}.svg`), flameGraph(profile, which.title));
    console.log(`docs/flames/${which.name}.svg`);
  }
} finally {
  await cleanup.now();
}

/** The process that answers: `npm start` is another one, which only watches over it. */
async function serverOf({ shop, uncached, drawing }: Servers, { port }: Case): Promise<number> {
  const running = [shop, uncached, drawing].find((server) => server.port === port) ?? shop;
  return (await largestProcess(running.pid))?.pid ?? running.pid;
}
