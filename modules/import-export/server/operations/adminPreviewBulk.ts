import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import { startWork } from "#modules/background-work/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { bulkSchema } from "../../contract/bulk-actions.ts";
import { type BulkProblem, prepareActions } from "../bulk/bulk-changes.ts";
import type { ImportDeps } from "../import-deps.ts";
import { importNotFound, openTargets, rightsOf } from "../open-import.ts";
import { previewKind } from "../preview/preview-work.ts";
import { insertImport } from "../store/imports.ts";

const invalidAction = ({ column }: BulkProblem): Texts => ({
  "en-US": `This change does not fit the field ${column}.`,
  "id-ID": `Perubahan ini tidak cocok untuk kolom ${column}.`,
  "vi-VN": `Thay đổi này không phù hợp với trường ${column}.`,
  "zh-CN": `此更改不适用于字段 ${column}。`,
});

const input = v.object({ input: bulkSchema });

type Refusal = { readonly code: "NOT_FOUND" } | BulkProblem;

/** Starts the preview of a bulk change. It is applied and undone like an import. */
export const adminPreviewBulk = (deps: ImportDeps) =>
  staffAction<v.InferOutput<typeof input>, { id: string; workId: string }, Refusal>(deps, {
    action: "bulk.preview",
    permission: "import.run",
    input,
    async run(trx, staff, { input: { key, type, ids, actions } }) {
      const target = openTargets(deps.targets, staff).find((one) => one.type.name === type);
      if (!target) return fail({ code: "NOT_FOUND" });
      const prepared = prepareActions(target.format, actions);
      if (!prepared.ok) return prepared;
      const title = actions
        .map(({ column, action }) => `${column}: ${action}`)
        .join(", ")
        .slice(0, 200);
      // The idempotency key is the import's id: a second request finds the import and its work.
      await insertImport(trx, {
        id: key,
        owner: staff,
        recordType: type,
        source: "bulk",
        title,
        content: null,
        header: [],
        settings: {
          ids,
          actions: actions.map((one) => ({ ...one, ...("roundTo" in one ? { roundTo: one.roundTo ?? 1 } : {}) })),
        },
        at: deps.clock.now(),
      });
      const order = {
        kind: previewKind,
        key,
        owner: staff,
        title,
        path: `/admin/imports/${key}`,
        input: { importId: key, ...rightsOf(target, staff) },
      };
      const work = await startWork(trx, deps, order);
      return ok({ value: { id: key, workId: work.id }, subject: null });
    },
    failures: { NOT_FOUND: importNotFound, INVALID_ACTION: invalidAction },
  });
