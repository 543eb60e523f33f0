import { secureHash, withHash } from "../vpc/vpc-hash.ts";
import { loopbackVendor, vendorLedger } from "./vendor-ledger.ts";

export type VpcAccount = { merchant: string; accessCode: string; secret: string; user: string; password: string };

/** Simulates the query API of a virtual payment client; `pay` stands for its hosted page. */
export async function vpcLoopback({ merchant, secret, user, password }: VpcAccount) {
  const ledger = vendorLedger();
  const refunds = new Map<string, string>();

  const receipt = (reference: string): Record<string, string> => {
    const charge = ledger.charges.get(reference);
    if (!charge)
      return refunds.has(reference) ? { vpc_DRExists: "Y", vpc_TxnResponseCode: "0" } : { vpc_DRExists: "N" };
    return {
      vpc_DRExists: "Y",
      vpc_Merchant: merchant,
      vpc_MerchTxnRef: reference,
      vpc_TransactionNo: charge.vendorId.slice(2),
      vpc_TxnResponseCode: charge.state === "paid" ? "0" : "2",
      vpc_Amount: String(charge.amount * 100),
      vpc_Currency: "IDR",
      vpc_Message: "Approved",
    };
  };

  const vendor = await loopbackVendor(({ text }) => {
    const fields = Object.fromEntries(new URLSearchParams(text));
    const known = fields.vpc_User === user && fields.vpc_Password === password;
    if (!known || fields.vpc_SecureHash !== secureHash(fields, secret)) {
      return { status: 200, body: new URLSearchParams({ vpc_TxnResponseCode: "7", vpc_Message: "E5000" }).toString() };
    }
    const { vpc_Command, vpc_MerchTxnRef = "", vpc_TransNo = "" } = fields;
    if (vpc_Command !== "refund")
      return { status: 200, body: new URLSearchParams(receipt(vpc_MerchTxnRef)).toString() };
    refunds.set(vpc_MerchTxnRef, vpc_TransNo);
    return { status: 200, body: new URLSearchParams({ vpc_TxnResponseCode: "0" }).toString() };
  });

  return {
    ...vendor,
    ledger,
    refunds,
    /** The payer's card is taken on the vendor's page. */
    pay(chargeId: string, amount: number) {
      ledger.book(chargeId, amount, "card");
      ledger.pay(chargeId);
    },
    webhook(chargeId: string, key = secret) {
      const { vpc_DRExists: _own, ...fields } = receipt(chargeId);
      return { headers: {}, body: withHash(fields, key).toString(), path: "/webhooks/vpc" };
    },
  };
}
