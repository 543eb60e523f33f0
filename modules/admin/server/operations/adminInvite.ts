import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { addAccount, areRoles, type NoRole, staffAction } from "#modules/staff/server/index.ts";
import { inviteSchema } from "../../contract/staff-member-forms.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { sendInvitation } from "../staff/send-invitation.ts";
import { type NoStore, noRole, noStore, type Taken, taken } from "../staff/staff-failures.ts";

/** Adds an account and sends its owner the link to choose a password and set up the second factor. */
export const adminInvite = (deps: AdminDeps) =>
  staffAction<v.InferOutput<typeof input>, { id: string }, Taken | NoStore | NoRole>(deps, {
    action: "staff.add",
    permission: "staff.manage",
    input,
    async before(_staff, { input: { storeCode } }) {
      return storeCode === null || (await deps.isStore(storeCode)) ? ok(null) : fail({ code: "NO_SUCH_STORE" });
    },
    async run(trx, _staff, { input: person }, { locale }) {
      const { email, name, roles, storeCode } = person;
      if (!(await areRoles(trx, roles))) return fail({ code: "NO_SUCH_ROLE" });
      const added = await addAccount(trx, deps, person);
      if (!added.ok) return added;
      await sendInvitation(trx, deps, { to: email, name, code: added.value.welcomeCode, locale });
      return ok({ value: { id: added.value.id }, subject: `staff:${email}`, detail: { name, roles, storeCode } });
    },
    failures: { ...taken, ...noStore, ...noRole },
    message: {
      "en-US": "Invited; a letter with the link is on its way.",
      "id-ID": "Diundang; surat berisi tautan sedang dikirim.",
      "vi-VN": "Đã mời; thư kèm liên kết đang được gửi.",
      "zh-CN": "已邀请，带链接的邮件正在发送。",
    },
  });

const input = v.object({ input: inviteSchema });
