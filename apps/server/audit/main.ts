import { join } from "node:path";
import { connect } from "#kit/postgres/connect.ts";
import { joinEmbeddedPostgres } from "#kit/postgres/embedded/join-embedded-postgres.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { configOrExit } from "../config/config-or-exit.ts";
import { commandWaitMs } from "../database/command-timeout.ts";
import { shopInvariants } from "./invariants.ts";

// `npm run audit-data`: checks every invariant on the configured database, or on another with DATABASE_URL. Changes nothing, prints JSON and exits with
// 1 on a violation.
const config = configOrExit();
const builtIn =
  config.database.url === null ? await joinEmbeddedPostgres({ dataDir: join(config.dataDir, "postgres") }) : null;
const database = connect(builtIn?.url ?? config.database.url ?? "", {
  applicationName: "shop-audit",
  connectionTimeoutMs: commandWaitMs,
});
try {
  const findings = await auditDatabase(database, shopInvariants);
  process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
  const broken = findings.filter((finding) => finding.broken > 0);
  for (const { name, broken: count, examples } of broken)
    process.stderr.write(`Broken ${count} times: ${name} (${examples.join(", ")})\n`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await database.close();
  await builtIn?.stop();
}
