import { ok } from "#kit/core/result.ts";
import { setBlocked } from "#modules/staff/server/index.ts";
import { switchSchema } from "../../contract/staff-member-forms.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { staffMemberAction } from "../staff/staff-member-action.ts";

/** Blocks an account at once, with all its sessions, or unblocks it. */
export const adminSwitchStaffMember = (deps: AdminDeps) =>
  staffMemberAction(deps, {
    action: "staff.switch",
    input: switchSchema,
    async run(trx, { id }, { on }) {
      const done = await setBlocked(trx, deps, id, !on);
      return done.ok ? ok({ on }) : done;
    },
    message: { "en-US": "Done.", "id-ID": "Selesai.", "vi-VN": "Đã xong.", "zh-CN": "已完成。" },
  });
