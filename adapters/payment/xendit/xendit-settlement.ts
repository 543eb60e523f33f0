import type { SettlementFormat } from "#modules/settlements/server/ports/settlement-format.ts";

/** The balance report of Xendit: lines of transactions, fees and taxes, tied together by the transaction's id. */
export const xenditSettlement: SettlementFormat = {
  name: "xendit",
  gateway: "xendit",
  columns: {
    reference: ["Reference"],
    gatewayReference: ["Product ID", "Transaction ID"],
    kind: ["Transaction Type", "Type"],
    gross: ["Amount", "Gross Amount"],
    fee: ["Fee Amount", "Xendit Fee Amount"],
    tax: ["VAT Amount"],
    net: ["Net Amount"],
    settledOn: ["Settlement Date", "Settlement Time", "Created Date ISO", "Created Date"],
    lineType: ["Line Type"],
    direction: ["Debit or Credit"],
  },
  recognisedBy: ["reference", "gatewayReference", "kind", "gross", "lineType"],
  kindOf(kind) {
    if (/charge ?back/i.test(kind)) return "chargeback";
    if (/refund|reversal/i.test(kind)) return "refund";
    return /disburs|withdraw|transfer|remittance|top ?up|platform|conversion/i.test(kind) ? null : "payment";
  },
};
