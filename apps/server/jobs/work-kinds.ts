import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Log } from "#kit/http/log.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { WorkKind } from "#modules/background-work/server/index.ts";
import { applyWork, previewWork, undoWork } from "#modules/import-export/server/index.ts";
import { makeCodesWork } from "#modules/promotion/server/index.ts";
import { settlementWork } from "#modules/settlements/server/index.ts";
import type { Config } from "../config/config.ts";
import { importPictures } from "../media/import-pictures.ts";
import { shopMediaUsage } from "../media/media-usage.ts";
import { mediaPictures, openMediaStorage, uploadFolder } from "../media/open-media.ts";
import { adminRecords } from "../modules/admin-records.ts";
import { importTargets } from "../modules/import-targets.ts";
import { recordRules } from "../modules/record-rules.ts";
import { settlementDeps } from "../payment/settlement-deps.ts";

export type WorkKindDeps = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Pick<Log, "error">;
};

/** Every kind of long work that staff can start. */
export function workKinds(deps: WorkKindDeps): readonly WorkKind[] {
  const { config, database, clock, ids } = deps;
  const rules = recordRules(deps);
  const records = adminRecords(rules);
  const targets = importTargets(rules);
  const undone = [...records, ...targets];
  const types = new Map(undone.map(({ type }) => [type.name, type]));
  const restricted = new Map(undone.map(({ type, approval }) => [type.name, approval?.type ?? type]));
  const media = {
    database,
    clock,
    ids,
    secret: config.secret,
    https: config.publicUrl.startsWith("https:"),
    storage: openMediaStorage(deps),
    usage: shopMediaUsage,
    cleanPicture: mediaPictures(),
  };
  const pictures = { database, clock, store: importPictures(media, uploadFolder(config)) };
  return [
    previewWork(deps, targets),
    applyWork({ database, clock, pictures }, targets),
    undoWork(deps, types, restricted),
    makeCodesWork({ clock }),
    settlementWork(settlementDeps({ ...media })),
  ];
}
