import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { createLog } from "#kit/http/log.ts";
import { keepCompiledProgram } from "./compiled-program.ts";
import { configOrExit } from "./config/config-or-exit.ts";
import { welcome } from "./welcome.ts";

const config = configOrExit();
const log = createLog({ level: config.logLevel, base: { role: config.role } });
// The next start need not read and translate every file again. Where nothing can be written it does.
const compiled = join(config.dataDir, "compiled");
enableCompileCache(compiled);
const program = keepCompiledProgram(import.meta.dirname, compiled, config.role);

async function start(): Promise<void> {
  // Loaded only now, so that a wrong setting is told at once.
  const { startShop } = await import("./start-shop.ts");
  const isDev = process.argv.includes("--dev");
  await startShop(config, log, isDev ? await hotSources() : {});
  const { hasDemo } = await import("./seed/load-demo.ts");
  process.stdout.write(welcome(config, hasDemo()));
  // Written at the end by itself, but a process that is killed has no end.
  flushCompileCache();
  program.write();
}

/** Both apps straight from their sources, by Vite, which a shop in production does not have. */
async function hotSources() {
  const { hotStorefront } = await import("./pages/hot-storefront.ts");
  const { hotAdmin } = await import("./pages/hot-admin.ts");
  return { storefront: hotStorefront, admin: hotAdmin };
}

start().catch((problem: unknown) => {
  const sentence = problem instanceof Error ? problem.message : String(problem);
  process.stderr.write(`The shop could not start. ${sentence}\n`);
  log.debug({ err: problem }, "start failed");
  process.exit(1);
});
