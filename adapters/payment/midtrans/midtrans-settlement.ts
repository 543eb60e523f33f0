import type { SettlementFormat } from "#modules/settlements/server/ports/settlement-format.ts";

/** The settlement report of the Midtrans dashboard, one line for each transaction. */
export const midtransSettlement: SettlementFormat = {
  name: "midtrans",
  gateway: "midtrans",
  columns: {
    reference: ["Order ID"],
    gatewayReference: ["Transaction ID"],
    kind: ["Transaction Type", "Type"],
    status: ["Transaction Status", "Status"],
    gross: ["Gross Amount", "Amount"],
    fee: ["Fee", "Transaction Fee", "MDR", "Fee Amount"],
    tax: ["VAT", "Tax", "PPN"],
    net: ["Net Amount", "Settlement Amount", "Nett Amount"],
    settledOn: ["Settlement Time", "Settlement Date", "Transaction Time", "Date & Time"],
  },
  recognisedBy: ["reference", "gatewayReference", "gross", "settledOn"],
  kindOf(kind, status) {
    const words = `${kind} ${status}`;
    if (/charge ?back/i.test(words)) return "chargeback";
    if (/refund/i.test(words)) return "refund";
    // A balance mutation lists payouts to the merchant's bank account as well.
    return /withdraw|payout|disburs|top ?up|pending|expire|cancel|deny|fail/i.test(words) ? null : "payment";
  },
};
