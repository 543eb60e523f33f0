import { join } from "node:path";
import { systemIds } from "#kit/core/ids.ts";
import { connect } from "#kit/postgres/connect.ts";
import { joinEmbeddedPostgres } from "#kit/postgres/embedded/join-embedded-postgres.ts";
import { sealerOf, sealKeyId } from "#modules/notification/server/index.ts";
import { configOrExit } from "../config/config-or-exit.ts";
import { commandWaitMs } from "../database/command-timeout.ts";
import { rotateKeys } from "./rotate-keys.ts";

// `npm run rotate-keys`: re-encrypts all sealed values of the configured database with the first of SHOP_SEAL_KEYS. Exits with 1 when a value could not
// be decrypted: its key is then missing, and no key may be removed.
const config = configOrExit();
const builtIn =
  config.database.url === null ? await joinEmbeddedPostgres({ dataDir: join(config.dataDir, "postgres") }) : null;
const database = connect(builtIn?.url ?? config.database.url ?? "", {
  applicationName: "shop-rotate-keys",
  connectionTimeoutMs: commandWaitMs,
});
try {
  const rotated = await rotateKeys(database, sealerOf(config.sealSecrets, systemIds));
  for (const { where, changed, unreadable } of rotated) {
    process.stdout.write(`${where}: ${changed} moved${unreadable > 0 ? `, ${unreadable} could not be opened` : ""}\n`);
  }
  const unreadable = rotated.reduce((sum, one) => sum + one.unreadable, 0);
  const id = sealKeyId(config.sealSecrets[0] ?? "");
  process.stdout.write(
    unreadable === 0
      ? `Everything is sealed with key ${id}. The other keys can go once no process uses them.\n`
      : `Keep every key: ${unreadable} texts were sealed with one that is not among them.\n`,
  );
  process.exitCode = unreadable === 0 ? 0 : 1;
} finally {
  await database.close();
  await builtIn?.stop();
}
