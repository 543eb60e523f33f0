import * as v from "valibot";
import { devices } from "#kit/core/device.ts";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { fail, ok } from "#kit/core/result.ts";
import { lockVersions } from "#kit/postgres/records/journal.ts";
import { writeOf, writeRecords } from "#kit/postgres/records/write-records.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { pagePathSchema } from "../../contract/page/publish-form.ts";
import { columnsOfContents } from "../../contract/page/state-of-contents.ts";
import type { ContentAdminDeps } from "../content-admin-deps.ts";
import { noPage } from "../page-record/page-failures.ts";
import { pageRecord, readPageStates } from "../page-record/page-record.ts";
import { readVersion } from "../store/page-versions.ts";

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
const input = v.object({
  input: v.object({ path: pagePathSchema, device: v.picklist(devices), version: number, seenVersion: number }),
});

const refused = (code: "NOT_FOUND" | "OUTDATED") => fail({ code });

/** Makes the columns of a published version the draft of its device. The shop shows them only after publishing. */
export const adminRestorePageVersion = (deps: ContentAdminDeps) =>
  staffAction(deps, {
    action: "page.restore",
    permission: "content.edit",
    input,
    async run(trx, staff, { input: { path, device, version, seenVersion } }) {
      const versions = await lockVersions(trx, pageRecord.name, [path]);
      const before = (await readPageStates(trx, [path])).get(path);
      const contents = await readVersion(trx, { path, device }, version);
      if (!before || !contents) return refused("NOT_FOUND");
      if (versions.get(path) !== seenVersion) return refused("OUTDATED");
      const after = { ...before, [device]: columnsOfContents(contents) } as RecordState;
      const write = { ...(await writeOf(pageRecord, path, after, [])), before };
      const written = await writeRecords(trx, [{ type: pageRecord, versions, writes: [write] }], {
        at: deps.clock.now(),
        actor: { id: staff.id, name: staff.name },
        action: "restore",
        reason: `${device} ${version}`,
      });
      if (!written.ok) throw new Error(`a version could not be restored: ${JSON.stringify(written.error)}`);
      const isNew = written.value.entryId !== null;
      return ok({ value: null, subject: isNew ? `page:${path}` : null, detail: { device, version } });
    },
    failures: {
      NOT_FOUND: noPage,
      OUTDATED: {
        "en-US": "Somebody has saved this page meanwhile. Please look at it again, then restore.",
        "id-ID": "Halaman ini baru saja disimpan orang lain. Silakan periksa lagi, lalu pulihkan.",
        "vi-VN": "Có người vừa lưu trang này. Vui lòng xem lại rồi khôi phục.",
        "zh-CN": "刚才有人保存了此页面。请重新查看后再恢复。",
      },
    },
    message: {
      "en-US": "The version is the draft now.",
      "id-ID": "Versi ini sekarang menjadi draf.",
      "vi-VN": "Phiên bản này hiện là bản nháp.",
      "zh-CN": "该版本现为草稿。",
    },
  });
