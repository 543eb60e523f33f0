import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { openContacts } from "#modules/admin/server/index.ts";
import { customerType } from "#modules/customers/contract/customer-state.ts";
import { exportMemberData } from "#modules/identity/server/index.ts";
import { demandPermission, staffAction } from "#modules/staff/server/index.ts";
import { requestSchema } from "../../contract/request-forms.ts";
import type { PrivacyDeps } from "../privacy-deps.ts";
import { lockOpenRequest, type NotOpen, notOpenTexts, openRequest, requestSubject } from "../request-action.ts";
import { closeRequest, readRequest } from "../store/requests.ts";
import { writeStep } from "../store/steps.ts";

type DataFile = Readonly<Record<string, unknown>>;

/** Answers the file of a customer's data, for staff who may see it and hand it over in person. */
export const adminHandOverDataFile = (deps: PrivacyDeps) =>
  staffAction<{ input: { id: string } }, DataFile, NotOpen, unknown, DataFile>(deps, {
    action: "privacy.handOver",
    permission: "privacy.handle",
    input: v.object({ input: requestSchema }),
    async before(staff, { input: { id } }, context): Promise<Result<DataFile, NotOpen>> {
      demandPermission(staff, context, "customers.contact");
      const open = openRequest(await readRequest(deps.database.kysely, id), "export");
      if (!open.ok) return open;
      const { userCode } = open.value;
      await openContacts(deps, staff, [`${customerType}:${userCode}`]);
      const parts = await exportMemberData(deps, userCode);
      return parts ? ok({ writtenAt: deps.clock.now().toISOString(), ...parts }) : fail({ code: "CLOSED" });
    },
    async run(trx, staff, { input: { id } }, _context, file) {
      const open = await lockOpenRequest(trx, id, "export");
      if (!open.ok) return open;
      const now = deps.clock.now();
      await writeStep(trx, { requestId: id, at: now, action: "handedOver", by: staff });
      await closeRequest(trx, id, { from: "open", to: "answered", at: now });
      return ok({ value: file, subject: requestSubject(id) });
    },
    failures: notOpenTexts,
    message: {
      "en-US": "The file is here. Give it to the customer and keep no copy. The request is answered.",
      "id-ID": "Berkas tersedia. Serahkan kepada pelanggan dan jangan simpan salinan. Permintaan dijawab.",
      "vi-VN": "Tệp đã có. Hãy trao cho khách hàng và không giữ bản sao. Yêu cầu đã được trả lời.",
      "zh-CN": "文件已生成。请交给顾客且不要保留副本。请求已答复。",
    },
  });
