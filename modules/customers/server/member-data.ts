import type { Kysely, Transaction } from "kysely";
import { redactRecord } from "#kit/postgres/records/redact-record.ts";
import { customerProfile } from "#modules/identity/server/index.ts";
import { customerType } from "../contract/customer-state.ts";
import { proofsOf } from "./store/consent-proofs.ts";

/** What staff noted about a member, and the proof of consents that came with an import, for the file they may download. */
export async function collectCustomer(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const profile = await customerProfile(db, userCode);
  const proof = (await proofsOf(db, [userCode])).get(userCode) ?? null;
  return { note: profile?.note ?? "", language: profile?.locale ?? null, consentProof: proof };
}

/** Empties the journal's values of a member; the proof goes with the member. */
export const forgetCustomer = (trx: Transaction<unknown>, userCode: string): Promise<void> =>
  redactRecord(trx, customerType, userCode);
