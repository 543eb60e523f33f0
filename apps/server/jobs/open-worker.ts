import type { WhenEnding } from "#kit/http/shutdown.ts";
import { readSiteInfo } from "#modules/content/server/index.ts";
import { type Senders, sealerOf } from "#modules/notification/server/index.ts";
import { startWebhooks } from "#modules/webhooks/server/index.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { LoadedExtension } from "../extensions/extension.ts";
import { extensionSenders } from "../extensions/extension-context.ts";
import { chooseSenders, type SimulatedVendors } from "../messaging/choose-senders.ts";
import { refreshOnNotice } from "../search/search-jobs.ts";
import { type JobDeps, startJobs } from "./start-jobs.ts";

export type WorkerDeps = Omit<JobDeps, "databaseUrl" | "database" | "senders" | "shopName"> & {
  opened: OpenDatabase;
  extensions: readonly LoadedExtension[];
  /** Null when every vendor is real. */
  simulated: SimulatedVendors | null;
  /** Receive the messages instead of the configured vendors. */
  senders?: Senders | undefined;
  whenEnding: WhenEnding;
};

/** The worker role: jobs, outgoing messages and search documents. */
export async function openWorker({
  opened,
  extensions,
  simulated,
  whenEnding,
  senders,
  ...deps
}: WorkerDeps): Promise<void> {
  const { config, clock, ids, log } = deps;
  const { database, url: databaseUrl } = opened;
  const shopName = (await readSiteInfo(database.kysely))?.name ?? new URL(config.publicUrl).hostname;
  const chosen = senders
    ? { ...senders, close: () => undefined }
    : chooseSenders(config, shopName, simulated, extensionSenders(config, extensions, clock));
  whenEnding("mail", async () => chosen.close());
  const worker = await startJobs({ ...deps, databaseUrl, database, senders: chosen, shopName });
  whenEnding("jobs", worker.stop);
  const webhooks = startWebhooks({
    ...{ database, clock, ids, random: Math.random },
    sealer: sealerOf(config.sealSecrets, ids),
    allowsLoopback: config.simulators,
    log: (message, err) => log.warn({ err }, message),
  });
  whenEnding("webhooks", webhooks.stop);
  const ears = { connectionString: databaseUrl, log: (message: string, err?: unknown) => log.warn({ err }, message) };
  const refresher = await refreshOnNotice({ ...ears, database, clock });
  whenEnding("search refresh", refresher.stop);
}
