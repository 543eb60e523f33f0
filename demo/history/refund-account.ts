import { shownAccount } from "#modules/payment/contract/bank-account.ts";
import type { HistoryCustomer } from "./customers.ts";
import type { RandomChoices } from "./random-choices.ts";

export type StoredAccount = { readonly sealed: string; readonly shown: string };

type Seals = { seal(text: string, use: "bankAccount"): string };

/** A made-up bank account for a refund, encrypted as the shop stores it. */
export function refundAccount(
  random: RandomChoices,
  sealer: Seals,
  { firstName, lastName }: HistoryCustomer,
): StoredAccount {
  const account = {
    bankName: random.pick(["BCA", "Mandiri", "BNI", "BRI"]),
    accountNumber: `52${random.digits(8)}`,
    accountHolder: `${firstName} ${lastName}`,
  };
  return { sealed: sealer.seal(JSON.stringify(account), "bankAccount"), shown: shownAccount(account) };
}
