import { ok } from "#kit/core/result.ts";
import { transferSeenSchema } from "../../contract/stock-forms.ts";
import type { StockDeps } from "../stock-deps.ts";
import { addTransferEvent } from "../store/transfer-lines.ts";
import { updateTransfer } from "../store/transfers.ts";
import { transferAction } from "../transfers/transfer-action.ts";

/** Cancels a transfer that was not sent. */
export const adminCancelTransfer = (deps: StockDeps) =>
  transferAction(deps, {
    action: "cancel",
    input: transferSeenSchema,
    async run(trx, { transfer, staff }) {
      await updateTransfer(trx, transfer, { state: "cancelled", endedAt: deps.clock.now() });
      const event = { transferCode: transfer.code, step: "cancelled", lines: [], actor: staff.name } as const;
      await addTransferEvent(trx, { ...event, key: null });
      return ok({});
    },
    failures: {},
    message: {
      "en-US": "Transfer cancelled; nothing was moved.",
      "id-ID": "Transfer dibatalkan; tidak ada barang yang dipindahkan.",
      "vi-VN": "Đã hủy phiếu chuyển; không có hàng nào được chuyển.",
      "zh-CN": "调拨已取消，没有货物移动。",
    },
  });
