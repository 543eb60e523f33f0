import { fail, ok } from "#kit/core/result.ts";
import { transferSeenSchema } from "../../contract/stock-forms.ts";
import { type BelowHeld, changeStock } from "../stock/change-stock.ts";
import { belowHeld } from "../stock/stock-failures.ts";
import type { StockDeps } from "../stock-deps.ts";
import { addTransferEvent, linesOfTransfer } from "../store/transfer-lines.ts";
import { updateTransfer } from "../store/transfers.ts";
import { transferAction } from "../transfers/transfer-action.ts";

type Empty = { readonly code: "NOTHING_TO_SEND" };

/** Sends a transfer: its units leave their place and are on their way. */
export const adminSendTransfer = (deps: StockDeps) =>
  transferAction<{ code: string; version: number }, BelowHeld | Empty>(deps, {
    action: "send",
    input: transferSeenSchema,
    async run(trx, { transfer, staff }) {
      const lines = await linesOfTransfer(trx, transfer.code);
      if (lines.length === 0) return fail({ code: "NOTHING_TO_SEND" });
      const done = await changeStock(
        trx,
        lines.map(({ skuCode, quantity }) => ({ skuCode, sourceCode: transfer.fromCode, change: -quantity })),
        { cause: "transferOut", reference: transfer.code, actor: staff.name },
      );
      if (!done.ok) return done;
      await updateTransfer(trx, transfer, { state: "sent", sentBy: staff.name, sentAt: deps.clock.now() });
      await addTransferEvent(trx, {
        transferCode: transfer.code,
        step: "sent",
        lines: [],
        actor: staff.name,
        key: null,
      });
      return ok({ units: lines.reduce((sum, { quantity }) => sum + quantity, 0) });
    },
    failures: {
      BELOW_HELD: belowHeld,
      NOTHING_TO_SEND: {
        "en-US": "Add at least one SKU first.",
        "id-ID": "Tambahkan setidaknya satu SKU dulu.",
        "vi-VN": "Hãy thêm ít nhất một SKU trước.",
        "zh-CN": "请先添加至少一个 SKU。",
      },
    },
    message: {
      "en-US": "Sent. The goods are on their way.",
      "id-ID": "Dikirim. Barang sedang dalam perjalanan.",
      "vi-VN": "Đã gửi. Hàng đang trên đường.",
      "zh-CN": "已发出，货物在途。",
    },
  });
