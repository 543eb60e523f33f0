import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { deleteViewSchema } from "../../contract/view-forms.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { deleteView } from "../store/views.ts";

/** Deletes a view of the caller; those who manage accounts may delete shared views of others too. */
export const adminDeleteView = (deps: AdminDeps) =>
  staffAction(deps, {
    action: "view.delete",
    permission: null,
    input: v.object({ input: deleteViewSchema }),
    async run(trx, staff, { input: { id } }) {
      const sharedToo = staff.permissions.includes("staff.manage");
      const deleted = await deleteView(trx, { id, ownerId: staff.id, sharedToo });
      return deleted ? ok({ value: { id }, subject: null }) : fail({ code: "NOT_FOUND" });
    },
    failures: {
      NOT_FOUND: {
        "en-US": "This view does not exist any more, or it is somebody else's.",
        "id-ID": "Tampilan ini sudah tidak ada, atau milik orang lain.",
        "vi-VN": "Chế độ xem này không còn nữa hoặc là của người khác.",
        "zh-CN": "该视图已不存在，或属于他人。",
      },
    },
    message: {
      "en-US": "View deleted.",
      "id-ID": "Tampilan dihapus.",
      "vi-VN": "Đã xoá chế độ xem.",
      "zh-CN": "视图已删除。",
    },
  });
