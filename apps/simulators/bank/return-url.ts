import { withHash } from "#adapters/payment/vpc/vpc-hash.ts";
import { vpcAccount } from "./bank-account.ts";
import type { Charge } from "./charge-store.ts";
import { vpcReceipt } from "./vpc-receipt.ts";

/** Outcome of the payer's visit to the hosted page. */
export type Visit = "paid" | "left" | "declined";

const midtransStatusMap: Readonly<Record<Visit, readonly [code: string, status: string]>> = {
  paid: ["200", "settlement"],
  left: ["201", "pending"],
  declined: ["202", "deny"],
};

/** The shop's return URL, with the gateway's parameters. */
export function returnUrl(charge: Charge, visit: Visit): string {
  const { finishUrl, failUrl, gateway, orderId } = charge;
  if (finishUrl === null) return "/dev/bank";
  const url = new URL(visit === "paid" ? finishUrl : (failUrl ?? finishUrl));
  if (gateway === "midtrans") {
    const [code, status] = midtransStatusMap[visit];
    url.searchParams.set("order_id", orderId);
    url.searchParams.set("status_code", code);
    url.searchParams.set("transaction_status", status);
  }
  if (gateway === "vpc") {
    const receipt = vpcReceipt(charge, visit === "paid" ? "settlement" : visit === "declined" ? "deny" : "cancel");
    for (const [name, value] of withHash(receipt, vpcAccount.secret)) url.searchParams.set(name, value);
  }
  return url.href;
}
