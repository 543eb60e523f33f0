import type { Clock } from "#kit/core/clock.ts";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { type WorkKind, workKind } from "#modules/background-work/server/index.ts";
import type { ImportTarget } from "../import-target.ts";
import { targetFor, type WorkRights } from "../open-import.ts";
import type { NewReferences } from "../plan/references.ts";
import { fileSettings } from "../preview/read-content.ts";
import { importById, lockImport, markApplied } from "../store/imports.ts";
import { countOutcomes, recordsToWrite, saveOutcomes } from "../store/planned-records.ts";
import { type FetchedPictures, fetchPictures, type PictureFetching } from "./fetch-pictures.ts";
import { writePlan } from "./write-plan.ts";
import { writeStock } from "./write-stock.ts";

export const applyKind = "import.apply";

type ApplyDeps = { readonly database: Database; readonly clock: Clock; readonly pictures: PictureFetching | null };

const noPictures: FetchedPictures = { paths: new Map(), failed: [] };

/** Applies a preview in one transaction. */
export const applyWork = ({ database, clock, pictures }: ApplyDeps, targets: readonly ImportTarget[]): WorkKind =>
  workKind<FetchedPictures>({
    name: applyKind,
    async prepare(run) {
      const { importId } = run.input as { readonly importId: string };
      const found = await importById(database.kysely, importId);
      if (found?.state !== "previewed") return ok(noPictures);
      const plan = await recordsToWrite(database.kysely, importId);
      const wanted = plan.flatMap((one) => one.pictures);
      return ok(pictures && wanted.length > 0 ? await fetchPictures(pictures, run, wanted) : noPictures);
    },
    async apply(trx, run, { paths, failed }) {
      const input = run.input as WorkRights & { readonly importId: string };
      const { importId } = input;
      const found = await lockImport(trx, importId);
      const known = targets.find(({ type }) => type.name === found?.recordType);
      if (!found || !known) return fail({ code: "NOT_FOUND" });
      const target = targetFor(known, input);
      // A concurrent request with another key has already applied it.
      if (found.state !== "previewed") return ok({ importId, counts: found.counts as Json });
      const at = clock.now();
      const isForeign = found.source === "shopify" || found.source === "woocommerce";
      const action = found.source === "bulk" ? "bulk" : "import";
      const why = { at, actor: run.owner, action, reason: found.title };
      const plan = await recordsToWrite(trx, importId);
      await run.progress(0, plan.length);
      const added = found.notes.added as NewReferences | undefined;
      const before = added && target.references ? await target.references.add(trx, added, why) : null;
      const { locale } = fileSettings(found.settings);
      const { entryId, unwritten } = await writePlan(trx, target, { plan, paths, locale, isForeign }, why);
      const left = new Set(unwritten.map(({ number }) => number));
      const written = plan.filter(({ number }) => !left.has(number));
      const stockEntry = target.stock ? await writeStock(trx, target.stock, written, why) : null;
      await run.progress(plan.length, plan.length);
      await saveOutcomes(trx, importId, unwritten);
      const counts = await countOutcomes(trx, importId);
      const entryIds = [before, entryId, stockEntry].filter((id) => id !== null);
      await markApplied(trx, importId, { entryIds, counts, notes: { ...found.notes, failedPictures: failed }, at });
      return ok({ importId, counts });
    },
  });
