import type { Clock } from "#kit/core/clock.ts";
import { fail, ok } from "#kit/core/result.ts";
import { typesOfEntry } from "#kit/postgres/records/journal.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import { undoEntry } from "#kit/postgres/records/undo-entry.ts";
import { type WorkKind, workKind } from "#modules/background-work/server/index.ts";
import type { WorkRights } from "../open-import.ts";
import { withSavepoint } from "../store/current-records.ts";
import { lockImport, markUndone } from "../store/imports.ts";

export const undoKind = "import.undo";

/** The record type with a journal entry of its own, besides the entry of the products imported with it. */
const stockType = "stock";

/**
 * Problems of records that have been used since the import: products in orders, reserved units, customers who have
 * signed in.
 */
const usedSince = ["inUse", "belowHeld", "signedIn"];

/** Maximum number of fields listed when an undo is refused. */
const named = 20;

type Types = ReadonlyMap<string, RecordType>;

/**
 * Undoes an import. Refused for records changed since, which are listed. `restricted` are the types for owners who may
 * only propose some changes.
 */
export const undoWork = ({ clock }: { readonly clock: Clock }, all: Types, restricted: Types = all): WorkKind =>
  workKind({
    name: undoKind,
    prepare: async () => ok(null),
    async apply(trx, run) {
      const input = run.input as WorkRights & { readonly importId: string };
      const { importId } = input;
      const isRestricted = input.restricted !== false && restricted !== all;
      const types = isRestricted ? restricted : all;
      const found = await lockImport(trx, importId);
      if (!found) return fail({ code: "NOT_FOUND" });
      if (found.state !== "applied") return ok({ importId });
      const why = { at: clock.now(), actor: run.owner, reason: found.title };
      const typesOf = new Map<number, readonly string[]>();
      for (const entryId of found.entryIds) typesOf.set(entryId, await typesOfEntry(trx, entryId));
      const isAdded = (entryId: number) =>
        typesOf.get(entryId)?.every((name) => name !== found.recordType && name !== stockType) === true;
      // In reverse order: stock is removed before its SKUs, and both before the references added for them.
      for (const entryId of found.entryIds.toReversed()) {
        if (isAdded(entryId)) {
          // Added brands and categories stay if other records use them by now.
          await withSavepoint(trx, async () => {
            const undone = await undoEntry(trx, types, entryId, why);
            return { keep: undone.ok, value: null };
          });
          continue;
        }
        if (typesOf.get(entryId)?.includes(stockType) && found.recordType !== stockType && !input.withStock)
          return fail({ code: "NEEDS_APPROVAL", fields: [], count: 0 });
        const undone = await undoEntry(trx, types, entryId, why);
        // Already undone by its journal entry on a record's page: the import is then marked as undone too.
        if (!undone.ok && undone.error.code === "CHANGED_SINCE") {
          const fields = undone.error.fields.slice(0, named).map(({ id, path, by }) => ({ id, path, by }));
          return fail({ code: "CHANGED_SINCE", fields, count: undone.error.fields.length });
        }
        if (!undone.ok && undone.error.code === "INVALID_FIELDS") {
          const fields = undone.error.problems.slice(0, named).map(({ id, path, problem }) => ({ id, path, problem }));
          const isUsed = !isRestricted || undone.error.problems.some(({ problem }) => usedSince.includes(problem));
          const code = isUsed ? "IN_USE" : "NEEDS_APPROVAL";
          return fail({ code, fields, count: undone.error.problems.length });
        }
      }
      await markUndone(trx, importId, clock.now());
      return ok({ importId });
    },
  });
