import type { Kysely, Transaction } from "kysely";
import { redactRecord } from "#kit/postgres/records/redact-record.ts";
import { customerProfile } from "#modules/identity/server/index.ts";
import { customerType } from "../contract/customer-state.ts";
import { proofsOf } from "./store/consent-proofs.ts";

/** Notes of staff about a member, and the proof of imported consents, for the member's data export. */
export async function collectCustomer(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const profile = await customerProfile(db, userCode);
  const proof = (await proofsOf(db, [userCode])).get(userCode) ?? null;
  return { note: profile?.note ?? "", language: profile?.locale ?? null, consentProof: proof };
}

/** Clears the journal's values of a member; the proof is deleted with the member. */
export const forgetCustomer = (trx: Transaction<unknown>, userCode: string): Promise<void> =>
  redactRecord(trx, customerType, userCode);
