import type { Transaction } from "kysely";
import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { type StaffMember, staffAction } from "#modules/staff/server/index.ts";
import { saveTransferSchema } from "../../contract/stock-forms.ts";
import type { KnownSkus } from "../ports/sku-catalogue.ts";
import { documentCode } from "../stock/document-code.ts";
import {
  type Changed,
  changed,
  type NotAllowed,
  type NotFound,
  notAllowed,
  notFound,
  type UnknownSku,
  unknownSku,
} from "../stock/stock-failures.ts";
import type { StockDeps } from "../stock-deps.ts";
import { readPlaces } from "../store/places.ts";
import { addTransferEvent, writeLines } from "../store/transfer-lines.ts";
import { insertTransfer, lockTransfer, updateTransfer } from "../store/transfers.ts";
import { maySeeTransfer, transferActionsFor } from "../transfers/transfer-reach.ts";

const schema = v.object({ input: saveTransferSchema });
type Draft = v.InferOutput<typeof saveTransferSchema>;
type Value = { code: string };
type Refused = NotFound | UnknownSku | Changed | NotAllowed;

/** Creates a transfer, or changes one that was not sent. Moves no stock. */
export const adminSaveTransfer = (deps: StockDeps) =>
  staffAction<v.InferOutput<typeof schema>, Value, Refused, StandardReply<Value>, KnownSkus>(deps, {
    action: "transfer.save",
    permission: "stock.edit",
    input: schema,
    before: async (_staff, { input: { lines } }) => ok(await deps.skus.identify(lines.map(({ skuCode }) => skuCode))),
    async run(trx, staff, { input }, _context, known) {
      const checked = await check(trx, staff, input, known);
      if (!checked.ok) return checked;
      const draft = { ...input, lines: checked.value };
      const saved = await (draft.code ? change(trx, staff, draft, draft.code) : begin(deps, trx, staff, draft));
      if (!saved.ok) return saved;
      const { fromCode, toCode, lines } = draft;
      return ok({
        value: { code: saved.value },
        subject: `transfer:${saved.value}`,
        detail: { fromCode, toCode, lines },
      });
    },
    failures: { NOT_FOUND: notFound, UNKNOWN_SKU: unknownSku, CHANGED: changed, ACTION_NOT_ALLOWED: notAllowed },
    message: {
      "en-US": "Transfer saved.",
      "id-ID": "Transfer disimpan.",
      "vi-VN": "Đã lưu phiếu chuyển.",
      "zh-CN": "调拨单已保存。",
    },
  });

type Lines = Draft["lines"];

/** The lines by the codes of their SKUs, each once, if places and SKUs are known. */
async function check(
  trx: Transaction<unknown>,
  staff: StaffMember,
  { fromCode, toCode, lines }: Draft,
  known: KnownSkus,
): Promise<Result<Lines, NotFound | UnknownSku>> {
  const places = new Set((await readPlaces(trx)).map(({ code }) => code));
  if (!places.has(fromCode) || !places.has(toCode) || !maySeeTransfer(staff, { fromCode, toCode })) {
    return fail({ code: "NOT_FOUND" });
  }
  const quantities = new Map<string, number>();
  for (const { skuCode: typed, quantity } of lines) {
    const skuCode = known.get(typed);
    if (skuCode === undefined) return fail({ code: "UNKNOWN_SKU", typed });
    quantities.set(skuCode, (quantities.get(skuCode) ?? 0) + quantity);
  }
  return ok([...quantities].map(([skuCode, quantity]) => ({ skuCode, quantity })));
}

async function begin(
  { clock }: StockDeps,
  trx: Transaction<unknown>,
  { name }: StaffMember,
  { fromCode, toCode, note, lines, key }: Draft,
): Promise<Result<string, never>> {
  const code = documentCode("TR", key);
  const isNew = await insertTransfer(trx, {
    code,
    fromCode,
    toCode,
    note: note ?? "",
    createdBy: name,
    createdAt: clock.now(),
  });
  if (isNew) {
    await writeLines(trx, code, lines);
    await addTransferEvent(trx, { transferCode: code, step: "created", lines: [], actor: name, key });
  }
  return ok(code);
}

async function change(
  trx: Transaction<unknown>,
  staff: StaffMember,
  { version, fromCode, toCode, note, lines, key }: Draft,
  code: string,
): Promise<Result<string, NotFound | Changed | NotAllowed>> {
  const transfer = await lockTransfer(trx, code);
  if (!transfer || !maySeeTransfer(staff, transfer)) return fail({ code: "NOT_FOUND" });
  if (!transferActionsFor(staff, transfer).includes("edit")) return fail({ code: "ACTION_NOT_ALLOWED" });
  if (!(await addTransferEvent(trx, { transferCode: code, step: "changed", lines: [], actor: staff.name, key }))) {
    return ok(code);
  }
  if (transfer.version !== version) return fail({ code: "CHANGED" });
  await updateTransfer(trx, transfer, { fromCode, toCode, note: note ?? "" });
  await writeLines(trx, code, lines);
  return ok(code);
}
