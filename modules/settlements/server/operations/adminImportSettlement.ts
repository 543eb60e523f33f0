import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { startWork } from "#modules/background-work/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { mappingProblem, type SettlementMapping } from "../../contract/settlement-fields.ts";
import { importSettlementSchema } from "../../contract/settlement-forms.ts";
import { rowsAtOnce } from "../../contract/settlement-results.ts";
import { applyFile } from "../import/apply-file.ts";
import { settlementImportKind } from "../import/import-work.ts";
import { type ParsedFile, parseFile } from "../import/parse-file.ts";
import { demandAllStores } from "../reach.ts";
import type { UnreadableRow } from "../read/read-rows.ts";
import { noGross, noReference, notFound, notPossible, unknownGateway, unreadable } from "../settlement-failures.ts";
import type { SettlementsDeps } from "../settlements-deps.ts";
import { fileById } from "../store/files.ts";

const input = v.object({ input: importSettlementSchema });
type Input = v.InferOutput<typeof input>;
type Value = { readonly id: string; readonly workId: string | null };
type Refused =
  | { readonly code: "NOT_FOUND" | "NOT_POSSIBLE" | "NO_SUCH_GATEWAY" | "NO_REFERENCE" | "NO_GROSS" }
  | UnreadableRow;
/** What is to be imported; without `parsed` by a worker. */
type Prepared = { readonly mapping: SettlementMapping; readonly title: string; readonly parsed: ParsedFile | null };
const refused = (code: "NOT_FOUND" | "NO_SUCH_GATEWAY" | "NO_REFERENCE" | "NO_GROSS") => fail({ code });

/** Imports an uploaded file: reads its rows, matches them with our payments and stores the results. Large files by background work. */
export const adminImportSettlement = (deps: SettlementsDeps) =>
  staffAction<Input, Value, Refused, StandardReply<Value>, Prepared>(deps, {
    action: "settlement.import",
    permission: "settlements.reconcile",
    input,
    async before(staff, { input: { id, gateway, columns } }, context): Promise<Result<Prepared, Refused>> {
      demandAllStores(staff, context);
      const file = await fileById(deps.database.kysely, id);
      if (!file) return refused("NOT_FOUND");
      if (!deps.gateways.includes(gateway)) return refused("NO_SUCH_GATEWAY");
      const known = new Set(file.header);
      const mapping: SettlementMapping = Object.fromEntries(
        columns.filter(({ header }) => known.has(header) && header !== "").map(({ field, header }) => [field, header]),
      );
      const problem = mappingProblem(mapping);
      if (problem) return refused(problem === "noGross" ? "NO_GROSS" : "NO_REFERENCE");
      const { title } = file;
      if (file.rowsInFile > rowsAtOnce) return ok({ mapping, title, parsed: null });
      const parsed = await parseFile(deps, { id, mapping });
      return parsed.ok ? ok({ mapping, title, parsed: parsed.value }) : parsed;
    },
    async run(trx, staff, { input: { id, gateway } }, _context, { mapping, title, parsed }) {
      const subject = `settlement:${id}`;
      if (parsed) {
        const applied = await applyFile(trx, deps.clock, { id, gateway, mapping, by: staff.name }, parsed);
        if (!applied.ok) return applied;
        return ok({ value: { id, workId: null }, subject, detail: { title, gateway, ...applied.value } });
      }
      const work = await startWork(trx, deps, {
        kind: settlementImportKind,
        // A file is imported once: a second press finds the work of the first.
        key: `${id} ${gateway} ${JSON.stringify(mapping)}`,
        owner: staff,
        title,
        path: `/admin/settlements/${id}`,
        input: { id, gateway, mapping: { ...mapping } },
      });
      return ok({ value: { id, workId: work.id }, subject, detail: { title, gateway } });
    },
    failures: {
      NOT_FOUND: notFound,
      NOT_POSSIBLE: notPossible,
      NO_SUCH_GATEWAY: unknownGateway,
      NO_REFERENCE: noReference,
      NO_GROSS: noGross,
      UNREADABLE_ROW: unreadable,
    },
    message: ({ workId }) =>
      workId === null
        ? {
            "en-US": "The file is imported and compared with the payments.",
            "id-ID": "Berkas sudah diimpor dan dibandingkan dengan pembayaran.",
            "vi-VN": "Đã nhập tệp và đối chiếu với các khoản thanh toán.",
            "zh-CN": "文件已导入并与付款核对。",
          }
        : {
            "en-US": "The file is large and is imported in the background.",
            "id-ID": "Berkas ini besar dan diimpor di latar belakang.",
            "vi-VN": "Tệp lớn nên đang được nhập ở chế độ nền.",
            "zh-CN": "文件较大，正在后台导入。",
          },
  });
