import { fail, ok } from "#kit/core/result.ts";
import { setRights } from "#modules/staff/server/index.ts";
import { rightsSchema } from "../../contract/people-forms.ts";
import type { DeskDeps } from "../desk-deps.ts";
import { noStore } from "../people/people-failures.ts";
import { personAction } from "../people/person-action.ts";

/** What somebody may do from their next click on, and for which store. */
export const deskChangeRights = (deps: DeskDeps) =>
  personAction(deps, {
    action: "staff.rights",
    input: rightsSchema,
    async before({ storeCode }) {
      return storeCode === null || (await deps.isStore(storeCode))
        ? ok(null)
        : fail({ code: "NO_SUCH_STORE" } as const);
    },
    async run(trx, person, { id, roles, storeCode }) {
      const done = await setRights(trx, id, { roles, storeCode });
      return done.ok ? ok({ roles, storeCode, before: { roles: person.roles, storeCode: person.storeCode } }) : done;
    },
    failures: noStore,
    message: { "en-US": "Changed.", "id-ID": "Diubah.", "vi-VN": "Đã thay đổi.", "zh-CN": "已更改。" },
  });
