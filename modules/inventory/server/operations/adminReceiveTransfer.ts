import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import { receiveTransferSchema } from "../../contract/stock-forms.ts";
import { changeStock } from "../stock/change-stock.ts";
import type { StockDeps } from "../stock-deps.ts";
import { addReceipts, addTransferEvent, linesOfTransfer, type Receipt } from "../store/transfer-lines.ts";
import { updateTransfer } from "../store/transfers.ts";
import { transferAction } from "../transfers/transfer-action.ts";

type TooMany = { readonly code: "TOO_MANY"; readonly skuCode: string };
type Nothing = { readonly code: "NOTHING_RECEIVED" };
type Input = { code: string; version: number; lines: Receipt[] };

const tooMany = ({ skuCode }: TooMany): Texts => ({
  "en-US": `More of ${skuCode} than are on their way.`,
  "id-ID": `${skuCode} melebihi jumlah yang sedang dikirim.`,
  "vi-VN": `${skuCode} nhiều hơn số đang trên đường.`,
  "zh-CN": `${skuCode} 的数量多于在途数量。`,
});

/** Receives units of a transfer, all or a part, and notes lost ones. The transfer ends when all are accounted for. */
export const adminReceiveTransfer = (deps: StockDeps) =>
  transferAction<Input, TooMany | Nothing>(deps, {
    action: "receive",
    input: receiveTransferSchema,
    async run(trx, { transfer, staff, input: { lines } }) {
      const receipts = lines.filter(({ received, lost }) => received + lost > 0);
      if (receipts.length === 0) return fail({ code: "NOTHING_RECEIVED" });
      const open = new Map(
        (await linesOfTransfer(trx, transfer.code)).map((line) => [
          line.skuCode,
          line.quantity - line.received - line.lost,
        ]),
      );
      for (const [at, { skuCode, received, lost }] of receipts.entries()) {
        const isRepeated = receipts.findIndex((other) => other.skuCode === skuCode) !== at;
        if (isRepeated || received + lost > (open.get(skuCode) ?? 0)) return fail({ code: "TOO_MANY", skuCode });
      }
      const done = await changeStock(
        trx,
        receipts.map(({ skuCode, received }) => ({ skuCode, sourceCode: transfer.toCode, change: received })),
        { cause: "transferIn", reference: transfer.code, actor: staff.name },
      );
      if (!done.ok) throw new Error("receiving goods cannot be short of stock");
      const isComplete = await addReceipts(trx, transfer.code, receipts);
      await updateTransfer(trx, transfer, isComplete ? { state: "received", endedAt: deps.clock.now() } : {});
      const event = { transferCode: transfer.code, step: "received", lines: receipts, actor: staff.name } as const;
      await addTransferEvent(trx, { ...event, key: null });
      return ok({ receipts, isComplete });
    },
    failures: {
      TOO_MANY: tooMany,
      NOTHING_RECEIVED: {
        "en-US": "Type how many arrived, or were lost.",
        "id-ID": "Isi berapa yang tiba atau hilang.",
        "vi-VN": "Nhập số lượng đã đến hoặc bị mất.",
        "zh-CN": "请输入到货或丢失的数量。",
      },
    },
    message: {
      "en-US": "Receipt saved.",
      "id-ID": "Penerimaan disimpan.",
      "vi-VN": "Đã lưu nhận hàng.",
      "zh-CN": "收货已保存。",
    },
  });
