import { createLog } from "#kit/http/log.ts";
import { configOrExit } from "./config/config-or-exit.ts";
import { hotStorefront } from "./pages/hot-storefront.ts";
import { startShop } from "./start-shop.ts";
import { welcome } from "./welcome.ts";

const config = configOrExit();
const log = createLog({ level: config.logLevel, base: { role: config.role } });

try {
  const hot = process.argv.includes("--dev");
  await startShop(config, log, hot ? { storefront: hotStorefront } : {});
  process.stdout.write(welcome(config));
} catch (problem) {
  const sentence = problem instanceof Error ? problem.message : String(problem);
  process.stderr.write(`The shop could not start. ${sentence}\n`);
  log.debug({ err: problem }, "start failed");
  process.exit(1);
}
