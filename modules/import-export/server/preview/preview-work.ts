import type { Clock } from "#kit/core/clock.ts";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { type WorkKind, workKind } from "#modules/background-work/server/index.ts";
import { bulkContent } from "../bulk/bulk-content.ts";
import type { FileContent } from "../formats/file-content.ts";
import type { ImportTarget } from "../import-target.ts";
import { targetFor, type WorkRights } from "../open-import.ts";
import { contentOf, importById, lockImport, markPreviewed } from "../store/imports.ts";
import { countOutcomes, replacePlan } from "../store/planned-records.ts";
import { buildPreview } from "./build-preview.ts";
import { fileSettings, readContent } from "./read-content.ts";

export const previewKind = "import.preview";

type WorkInput = WorkRights & { readonly importId: string };

type Prepared = {
  /** Null for a bulk change, which is computed from the current records. */
  readonly content: FileContent | null;
  readonly target: ImportTarget;
  readonly source: string;
  readonly locale: string;
};

/** The work that reads a file and stores the preview of its import. */
export const previewWork = (
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  targets: readonly ImportTarget[],
): WorkKind =>
  workKind<Prepared>({
    name: previewKind,
    async prepare(run) {
      const input = run.input as WorkInput;
      const { importId } = input;
      const db = database.kysely;
      const found = await importById(db, importId);
      const known = targets.find(({ type }) => type.name === found?.recordType);
      if (!found || !known) return fail({ code: "NOT_FOUND" });
      const target = targetFor(known, input);
      const settings = fileSettings(found.settings);
      const { source } = found;
      if (source === "bulk") return ok({ content: null, target, source, locale: settings.locale });
      const bytes = await contentOf(db, importId);
      if (!bytes) return fail({ code: "NOT_FOUND" });
      const content = await readContent(db, target, { bytes, source, settings });
      if (!content.ok) return fail({ ...content.error });
      await run.progress(0, content.value.records.length);
      return ok({ content: content.value, target, source, locale: settings.locale });
    },
    async apply(trx, run, { content, target, source, locale }) {
      const { importId } = run.input as { readonly importId: string };
      const found = await lockImport(trx, importId);
      if (!found || found.state === "applied" || found.state === "undone") return fail({ code: "NOT_FOUND" });
      const today = jakartaDay(clock.now());
      const all = content ?? (await bulkContent(trx, target, found.settings));
      const isForeign = source === "shopify" || source === "woocommerce";
      const { plan, notes } = await buildPreview(trx, target, { content: all, isForeign, locale, today });
      await run.progress(plan.length, plan.length);
      await replacePlan(trx, importId, plan);
      const counts = await countOutcomes(trx, importId);
      await markPreviewed(trx, importId, { counts, notes, at: clock.now() });
      return ok({ importId, counts });
    },
  });
