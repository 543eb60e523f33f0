import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { createLog } from "#kit/http/log.ts";
import { cacheCompiledProgram } from "./compiled-program.ts";
import { configOrExit } from "./config/config-or-exit.ts";
import { startupMessage } from "./startup-message.ts";

const config = configOrExit();
const log = createLog({ level: config.logLevel, base: { role: config.role } });
// Caches compiled code for the next start. In a read-only folder it has no effect.
const compiled = join(config.dataDir, "compiled");
enableCompileCache(compiled);
const program = cacheCompiledProgram(import.meta.dirname, compiled, config.role);

async function start(): Promise<void> {
  // Imported only now, so that an invalid setting is reported at once.
  const { startShop } = await import("./start-shop.ts");
  const isDev = process.argv.includes("--dev");
  const { setUpCode } = await startShop(config, log, isDev ? await hotSources() : {});
  const { hasDemo } = await import("./seed/load-demo.ts");
  process.stdout.write(startupMessage(config, { hasDemo: config.demo && hasDemo(), setUpCode }));
  // Also written at exit, but a killed process has none.
  flushCompileCache();
  program.write();
}

/** Both apps straight from their sources, by Vite, which a shop in production does not have. */
async function hotSources() {
  const { devStorefront } = await import("./pages/dev-storefront.ts");
  const { hotAdmin } = await import("./pages/hot-admin.ts");
  return { storefront: devStorefront, admin: hotAdmin };
}

start().catch((problem: unknown) => {
  const sentence = problem instanceof Error ? problem.message : String(problem);
  process.stderr.write(`The shop could not start. ${sentence}\n`);
  log.debug({ err: problem }, "start failed");
  process.exit(1);
});
