import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { mostViews, saveViewSchema } from "../../contract/view-forms.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { saveView } from "../store/views.ts";

/** Keeps a list as it is shown under a name; the caller's view of the same name is replaced. */
export const adminSaveView = (deps: AdminDeps) =>
  staffAction(deps, {
    action: "view.save",
    permission: null,
    input: v.object({ input: saveViewSchema }),
    async run(trx, staff, { input }) {
      const id = await saveView(trx, { ...input, id: deps.ids.uuid(), owner: staff }, mostViews);
      return id === null ? fail({ code: "TOO_MANY" }) : ok({ value: { id }, subject: null });
    },
    failures: {
      TOO_MANY: {
        "en-US": "You have 50 views of this list already. Delete one first.",
        "id-ID": "Anda sudah punya 50 tampilan untuk daftar ini. Hapus salah satu dulu.",
        "vi-VN": "Bạn đã có 50 chế độ xem cho danh sách này. Hãy xoá bớt trước.",
        "zh-CN": "此列表您已有 50 个视图，请先删除一个。",
      },
    },
    message: {
      "en-US": "View saved.",
      "id-ID": "Tampilan disimpan.",
      "vi-VN": "Đã lưu chế độ xem.",
      "zh-CN": "视图已保存。",
    },
  });
