import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { startWork } from "#modules/background-work/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { previewSchema } from "../../contract/import-forms.ts";
import { mappingKey } from "../formats/match-columns.ts";
import type { ImportDeps } from "../import-deps.ts";
import { importNotFound, notInThisState, openImport, rightsOf } from "../open-import.ts";
import { previewKind } from "../preview/preview-work.ts";
import { lockImport, saveSettings } from "../store/imports.ts";
import { saveMapping } from "../store/mappings.ts";

const refused = (code: "NOT_FOUND" | "NOT_POSSIBLE") => fail({ code });

/** Starts the preview of an uploaded file, and stores the caller's column mapping. */
export const adminPreviewImport = (deps: ImportDeps) =>
  staffAction(deps, {
    action: "import.preview",
    permission: "import.run",
    input: v.object({ input: previewSchema }),
    async run(trx, staff, { input: { id, key, source, locale, mapping } }) {
      const open = await openImport(trx, deps.targets, staff, id);
      if (!open) return refused("NOT_FOUND");
      const found = await lockImport(trx, id);
      if (found?.state !== "uploaded" && found?.state !== "previewed") return refused("NOT_POSSIBLE");
      const columns = Object.fromEntries(mapping.map(({ header, column }) => [mappingKey(header), column]));
      await saveSettings(trx, id, source, { locale, mapping: columns });
      if (source === "own") await saveMapping(trx, staff.id, found.recordType, columns);
      const work = await startWork(trx, deps, {
        kind: previewKind,
        key: `${id} ${key}`,
        owner: staff,
        title: found.title,
        path: `/admin/imports/${id}`,
        input: { importId: id, ...rightsOf(open.target, staff) },
      });
      return ok({ value: { id, workId: work.id }, subject: null });
    },
    failures: { NOT_FOUND: importNotFound, NOT_POSSIBLE: notInThisState },
  });
