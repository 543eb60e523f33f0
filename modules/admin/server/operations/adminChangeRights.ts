import type * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { areRoles, type NoRole, setRights } from "#modules/staff/server/index.ts";
import { rightsSchema } from "../../contract/staff-member-forms.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { type NoStore, noRole, noStore } from "../staff/staff-failures.ts";
import { staffMemberAction } from "../staff/staff-member-action.ts";

/** Sets roles and store of an account, from its next request on. */
export const adminChangeRights = (deps: AdminDeps) =>
  staffMemberAction<v.InferOutput<typeof rightsSchema>, NoStore | NoRole>(deps, {
    action: "staff.rights",
    input: rightsSchema,
    async before({ storeCode }) {
      return storeCode === null || (await deps.isStore(storeCode))
        ? ok(null)
        : fail({ code: "NO_SUCH_STORE" } as const);
    },
    async run(trx, person, { id, roles, storeCode }) {
      if (!(await areRoles(trx, roles))) return fail({ code: "NO_SUCH_ROLE" } as const);
      const done = await setRights(trx, id, { roles, storeCode });
      return done.ok ? ok({ roles, storeCode, before: { roles: person.roles, storeCode: person.storeCode } }) : done;
    },
    failures: { ...noStore, ...noRole },
    message: { "en-US": "Changed.", "id-ID": "Diubah.", "vi-VN": "Đã thay đổi.", "zh-CN": "已更改。" },
  });
