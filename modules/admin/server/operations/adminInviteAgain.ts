import { fail, ok } from "#kit/core/result.ts";
import { beginAnew, isLastAdmin } from "#modules/staff/server/index.ts";
import { staffMemberSchema } from "../../contract/staff-member-forms.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { sendInvitation } from "../staff/send-invitation.ts";
import { staffMemberAction } from "../staff/staff-member-action.ts";

/** Resets an account whose owner lost the invitation, the password or the second factor, and invites again. */
export const adminInviteAgain = (deps: AdminDeps) =>
  staffMemberAction(deps, {
    action: "staff.reset",
    input: staffMemberSchema,
    async run(trx, person, _input, { locale }) {
      if (await isLastAdmin(trx, person.id)) return fail({ code: "LAST_ADMIN" } as const);
      const code = await beginAnew(trx, deps, person);
      await sendInvitation(trx, deps, { to: person.email, name: person.name, code, locale });
      return ok({});
    },
    message: {
      "en-US": "A letter with a new link is on its way.",
      "id-ID": "Surat berisi tautan baru sedang dikirim.",
      "vi-VN": "Thư kèm liên kết mới đang được gửi.",
      "zh-CN": "带新链接的邮件正在发送。",
    },
  });
