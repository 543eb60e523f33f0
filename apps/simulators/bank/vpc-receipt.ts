import { vpcAccount } from "./bank-account.ts";
import type { BankStatus, Charge } from "./charge-store.ts";

/** The code of a payment that was made; every other one means that nothing was paid. */
const codes: Readonly<Partial<Record<BankStatus, string>>> = { settlement: "0", refund: "0", expire: "3", cancel: "C" };

/** A payment attempt in the virtual payment client's format: in responses, webhooks and return URLs. */
export const vpcReceipt = (charge: Charge, status: BankStatus = charge.status): Record<string, string> => {
  const code = codes[status] ?? "2";
  return {
    vpc_Merchant: vpcAccount.merchant,
    vpc_MerchTxnRef: charge.orderId,
    vpc_TransactionNo: charge.number,
    vpc_TxnResponseCode: code,
    // In hundredths.
    vpc_Amount: String(((status === "settlement" && charge.paidAmount) || charge.amount) * 100),
    vpc_Currency: "IDR",
    vpc_Message: code === "0" ? "Approved" : "Declined",
  };
};
