import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { startWork, workIdOf } from "#modules/background-work/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { importStepSchema } from "../../contract/import-forms.ts";
import { undoKind } from "../apply/undo-work.ts";
import type { ImportDeps } from "../import-deps.ts";
import { importNotFound, notInThisState, openImport, rightsOf } from "../open-import.ts";

const refused = (code: "NOT_FOUND" | "NOT_POSSIBLE") => fail({ code });

/** Starts undoing an import. A second press starts nothing. */
export const adminUndoImport = (deps: ImportDeps) =>
  staffAction(deps, {
    action: "import.undo",
    permission: "import.run",
    input: v.object({ input: importStepSchema }),
    async run(trx, staff, { input: { id, key } }) {
      const open = await openImport(trx, deps.targets, staff, id);
      if (!open) return refused("NOT_FOUND");
      const { found } = open;
      const order = {
        kind: undoKind,
        key: `${id} ${key}`,
        owner: staff,
        title: found.title,
        path: `/admin/imports/${id}`,
        input: { importId: id, ...rightsOf(open.target, staff) },
      };
      const earlier = await workIdOf(trx, { ...order, ownerId: staff.id });
      if (earlier !== null) return ok({ value: { id, workId: earlier }, subject: null });
      if (found.state !== "applied") return refused("NOT_POSSIBLE");
      const work = await startWork(trx, deps, order);
      const detail = { file: found.title };
      return ok({ value: { id, workId: work.id }, subject: `import:${id}`, detail });
    },
    failures: { NOT_FOUND: importNotFound, NOT_POSSIBLE: notInThisState },
  });
