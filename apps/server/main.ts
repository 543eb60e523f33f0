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
  const hot = process.argv.includes("--dev") ? await import("./pages/hot-storefront.ts") : null;
  await startShop(config, log, hot ? { storefront: hot.hotStorefront } : {});
  const { hasDemo } = await import("./seed/load-demo.ts");
  process.stdout.write(welcome(config, hasDemo()));
  // Written at the end by itself, but a process that is killed has no end.
  flushCompileCache();
  program.write();
}

start().catch((problem: unknown) => {
  const sentence = problem instanceof Error ? problem.message : String(problem);
  process.stderr.write(`The shop could not start. ${sentence}\n`);
  log.debug({ err: problem }, "start failed");
  process.exit(1);
});
