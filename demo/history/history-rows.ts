/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** The tables of the history, each after those its rows refer to. */
export const historyTables = [
  "identity.member",
  "orders.placed_order",
  "orders.line",
  "orders.event",
  "orders.cancel_request",
  "orders.cancel_request_line",
  "payment.payment",
  "payment.attempt",
  "payment.refund",
  "shipping.parcel",
  "shipping.parcel_item",
  "shipping.tracking_event",
  "returns.return_order",
  "returns.line",
  "returns.event",
  "inventory.hold",
  "inventory.movement",
  "cart.cart",
  "cart.line",
  "chat.conversation",
  "chat.message",
  "notification.broadcast",
  "search.term_day",
  "search.opened_day",
  "content.missed_day",
  "staff.audit",
] as const;
export type HistoryTable = (typeof historyTables)[number];

/** Collects rows, so that each table is written by one statement. Rows of one table name the same columns. */
export type HistoryRows = {
  add(table: HistoryTable, ...rows: readonly Row[]): void;
  of(table: HistoryTable): readonly Row[];
};

export function historyRows(): HistoryRows {
  const tables = new Map<HistoryTable, Row[]>(historyTables.map((table) => [table, []]));
  return {
    add(table, ...rows) {
      tables.get(table)?.push(...rows);
    },
    of: (table) => tables.get(table) ?? [],
  };
}
