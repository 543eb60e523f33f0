import type { SettlementFormat } from "#modules/settlements/server/ports/settlement-format.ts";

/** The settlement report of DOKU in CSV, one line for each invoice. */
export const dokuSettlement: SettlementFormat = {
  name: "doku",
  gateway: "doku",
  columns: {
    reference: ["Invoice Number", "Invoice No", "Trans ID Merchant"],
    gatewayReference: ["Reference ID", "Approval Code", "Payment ID"],
    kind: ["Transaction Type", "Type"],
    status: ["Status", "Transaction Status"],
    gross: ["Amount", "Transaction Amount", "Original Amount"],
    fee: ["Fee", "Discount", "MDR", "Total Fee"],
    tax: ["VAT", "PPN"],
    net: ["Pay to Merchant", "Settlement Amount", "Net Amount"],
    settledOn: ["Settlement Date", "Payout Date", "Transaction Date", "Payment Date"],
  },
  recognisedBy: ["reference", "gross", "net"],
  kindOf(kind, status) {
    const words = `${kind} ${status}`;
    if (/charge ?back|dispute/i.test(words)) return "chargeback";
    return /refund|void|reversal/i.test(words) ? "refund" : "payment";
  },
};
