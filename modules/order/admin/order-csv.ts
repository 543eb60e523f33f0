import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { FileColumn } from "#modules/admin/contract/list-file.ts";
import type { AdminTextKey } from "#modules/admin/web/admin-text.ts";
import type { OrderRow } from "./order-model.ts";

type CsvColumn = { readonly label: AdminTextKey; text(row: OrderRow): string | number };

const columns: Readonly<Record<string, CsvColumn>> = {
  order: { label: "col_order", text: ({ orderCode }) => orderCode },
  status: { label: "col_status", text: ({ statusText }) => statusText },
  placed: { label: "col_placed", text: ({ placedAt }) => placedAt },
  receiver: { label: "col_receiver", text: ({ receiver, place }) => [receiver, place].filter(Boolean).join(" · ") },
  goods: { label: "col_goods", text: ({ pieces, firstItem }) => `${pieces} × ${firstItem}` },
  service: { label: "service", text: ({ service }) => service ?? "" },
  payment_due: { label: "col_payment_due", text: ({ paymentDue }) => paymentDue ?? "" },
  amount: { label: "col_amount", text: ({ amount }) => amount },
};

/** The columns of the list that are shown, as columns of its file. */
export const orderFileColumns = (shown: readonly string[], t: Translate<AdminTextKey>): FileColumn<OrderRow>[] =>
  ["order", ...shown].flatMap((key) => {
    const column = columns[key];
    return column ? [{ head: t(column.label), text: column.text }] : [];
  });
