import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupProblem } from "#kit/postgres/backup/manifest.ts";
import { writeBackup } from "#kit/postgres/backup/write-backup.ts";
import { sealKeyId } from "#modules/notification/server/index.ts";
import { configOrExit } from "../config/config-or-exit.ts";
import { backupName, removeOldBackups } from "./backup-folders.ts";
import { connectAsOwner, lacksBuiltInDatabase } from "./connect-as-owner.ts";
import { copyMediaInto } from "./media-copy.ts";

// `npm run backup`: writes the configured database and the uploaded files into a folder while the shop keeps running. `--to` names the folder that
// holds the backups (SHOP_DATA_DIR/backups), `--keep 14` removes all but the newest fourteen.
const { values } = parseArgs({ options: { to: { type: "string" }, keep: { type: "string" } } });
const keep = values.keep === undefined ? null : Number(values.keep);
if (keep !== null && !(Number.isInteger(keep) && keep > 0)) {
  process.stderr.write("--keep takes the number of backups to keep, such as 14.\n");
  process.exit(1);
}
const config = configOrExit();
const parent = resolve(values.to ?? join(config.dataDir, "backups"));
const now = new Date();
const folder = join(parent, backupName(now));
if (await lacksBuiltInDatabase(config)) {
  process.stderr.write(
    `There is no database in ${config.dataDir}: nothing to back up. Is SHOP_DATA_DIR the folder of the shop?\n`,
  );
  process.exit(1);
}
const opened = await connectAsOwner(config, "shop-backup");
try {
  const { tables } = await writeBackup({
    database: opened.database,
    folder,
    now,
    sealKeys: config.sealSecrets.map(sealKeyId),
    addFiles: config.mediaStore ? undefined : (partial) => copyMediaInto(partial, config.dataDir),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${folder}\n${rows} rows of ${tables.length} tables.\n`);
  if (config.mediaStore)
    process.stdout.write("Uploaded files are in the media store, which needs a backup of its own.\n");
  const removed = keep === null ? [] : await removeOldBackups(dirname(folder), keep);
  if (removed.length > 0) process.stdout.write(`Removed: ${removed.join(", ")}\n`);
} catch (problem) {
  if (!(problem instanceof BackupProblem)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
} finally {
  await opened.close();
}
