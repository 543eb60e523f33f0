import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupProblem } from "#kit/postgres/backup/manifest.ts";
import { restoreBackup } from "#kit/postgres/backup/restore-backup.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { sealKeyId } from "#modules/notification/server/index.ts";
import { shopInvariants } from "../audit/invariants.ts";
import { configOrExit } from "../config/config-or-exit.ts";
import { migrationSourcesFor } from "../modules/migration-sources.ts";
import { connectAsOwner } from "./connect-as-owner.ts";
import { copyMediaFrom } from "./media-copy.ts";

// `npm run restore -- --from <folder>`: fills the configured database, which must be empty, from a backup, and checks the result like
// `npm run audit-data`. Exits with 1 when the backup cannot be restored or the data is inconsistent.
const { values } = parseArgs({ options: { from: { type: "string" } } });
if (!values.from) {
  process.stderr.write("Name the backup: npm run restore -- --from .data/backups/2026-11-18T02-30-00Z\n");
  process.exit(1);
}
const folder = resolve(values.from);
const config = configOrExit();
const opened = await connectAsOwner(config, "shop-restore");
try {
  const sources = migrationSourcesFor(config.simulators);
  const { createdAt, tables, sealKeys } = await restoreBackup({ ...opened, folder, sources });
  if (!config.mediaStore) await copyMediaFrom(folder, config.dataDir);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`Restored the state of ${createdAt}: ${rows} rows of ${tables.length} tables.\n`);
  const keys = new Set(config.sealSecrets.map(sealKeyId));
  const missing = sealKeys.filter((id) => !keys.has(id));
  if (missing.length > 0) {
    process.stdout.write(
      `SHOP_SEAL_KEYS lacks ${missing.join(", ")}: waiting messages, bank accounts and authenticators that it encrypted cannot be read until it is there.\n`,
    );
  }
  const broken = (await auditDatabase(opened.database, shopInvariants)).filter((finding) => finding.broken > 0);
  for (const { name, broken: count } of broken) process.stderr.write(`Broken ${count} times: ${name}\n`);
  process.stdout.write(broken.length === 0 ? "The data is consistent.\n" : "The data is inconsistent.\n");
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (problem) {
  if (!(problem instanceof BackupProblem)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
} finally {
  await opened.close();
}
