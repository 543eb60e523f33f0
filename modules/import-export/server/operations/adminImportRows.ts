import { staffQuery, writeContactViews } from "#modules/staff/server/index.ts";
import { importRowsSchema, previewPage } from "../../contract/import-forms.ts";
import { subjectsOf } from "../export-for.ts";
import type { ImportDeps } from "../import-deps.ts";
import { openImport } from "../open-import.ts";
import { plannedRecords } from "../store/planned-records.ts";
import { problemText } from "../wire/problem-texts.ts";

/** The preview or result of an import, record by record. */
export const adminImportRows = (deps: ImportDeps) =>
  staffQuery(deps, {
    permission: "import.run",
    input: importRowsSchema,
    async run({ locale }, staff, { id, outcome, after }) {
      const db = deps.database.kysely;
      const open = await openImport(db, deps.targets, staff, id);
      if (!open) return { rows: [], hasMore: false };
      const asked = { outcome: outcome ?? null, after: after ?? 0, limit: previewPage + 1 };
      const plan = await plannedRecords(db, id, asked);
      const shown = plan.slice(0, previewPage);
      if (open.target.isContact) {
        // New persons come from the caller's own file; existing ones are shown with the shop's data, which counts as an
        // access.
        const ids = shown.filter(({ outcome: known }) => known !== "created").map(({ recordId }) => recordId);
        await writeContactViews(db, { staff, subjects: subjectsOf(open.target, ids) }, deps.clock.now());
      }
      return {
        hasMore: plan.length > previewPage,
        rows: shown.map(({ number, recordId, rows, outcome: known, changes, problems, pictures }) => ({
          number,
          recordId,
          rows,
          outcome: known,
          changes: changes.map(({ path, before, after: now }) => ({
            path,
            before: before ?? null,
            after: now ?? null,
          })),
          problems: problems.map((problem) => ({
            row: problem.row,
            column: problem.column,
            path: problem.path,
            message: problemText(open.target, problem, locale),
          })),
          pictures: pictures.map(({ url }) => url),
        })),
      };
    },
  });
