import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { lockVersions } from "#kit/postgres/records/journal.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { missingInSite } from "../../contract/site/missing-in-site.ts";
import { publishSiteSchema } from "../../contract/site/publish-site-form.ts";
import type { ContentAdminDeps } from "../content-admin-deps.ts";
import { publishPart } from "../site-record/publish-site.ts";
import { setSiteLive } from "../site-record/set-site-live.ts";
import { readSiteStates, siteRecord } from "../site-record/site-record.ts";

type Refusal = { code: "OUTDATED" | "INCOMPLETE" };

/** Publishes the version of a part that was seen: announcement, contacts, or a navigation list. */
export const adminPublishSite = (deps: ContentAdminDeps) =>
  staffAction<{ input: v.InferOutput<typeof publishSiteSchema> }, null, Refusal>(deps, {
    action: "site.publish",
    permission: "content.edit",
    input: v.object({ input: publishSiteSchema }),
    async run(trx, staff, { input: { part, version } }) {
      const current = (await lockVersions(trx, siteRecord.name, [part])).get(part) ?? 0;
      const state = (await readSiteStates(trx, [part])).get(part) ?? {};
      if (current !== version) return fail<Refusal>({ code: "OUTDATED" });
      if (missingInSite(part, state).length > 0) return fail<Refusal>({ code: "INCOMPLETE" });
      await publishPart(trx, part, state);
      const actor = { id: staff.id, name: staff.name };
      await setSiteLive(trx, part, { actor, at: deps.clock.now(), version });
      return ok({ value: null, subject: `site:${part}`, detail: { version } });
    },
    failures: {
      OUTDATED: {
        "en-US": "Somebody has saved this meanwhile. Please look at it again, then publish.",
        "id-ID": "Bagian ini baru saja disimpan orang lain. Silakan periksa lagi, lalu terbitkan.",
        "vi-VN": "Có người vừa lưu phần này. Vui lòng xem lại rồi xuất bản.",
        "zh-CN": "刚才有人保存了此部分。请重新查看后再发布。",
      },
      INCOMPLETE: {
        "en-US": "Something is still missing here.",
        "id-ID": "Masih ada yang kurang di sini.",
        "vi-VN": "Vẫn còn thiếu nội dung ở đây.",
        "zh-CN": "这里还缺少内容。",
      },
    },
    message: {
      "en-US": "Published. Every page of the shop shows it now.",
      "id-ID": "Sudah diterbitkan. Semua halaman toko menampilkannya sekarang.",
      "vi-VN": "Đã xuất bản. Mọi trang của cửa hàng hiện đã hiển thị.",
      "zh-CN": "已发布。商店的所有页面现在都会显示。",
    },
  });
