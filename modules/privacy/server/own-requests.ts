import type { Kysely, Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { OwnRequestListener } from "#modules/identity/server/index.ts";
import { insertRequest, redactRequests, requestsOfMember } from "./store/requests.ts";
import { writeStep } from "./store/steps.ts";

/** Records exports and deletions by members themselves as requests that were answered at once. */
export const recordOwnRequest =
  ({ clock, ids }: { readonly clock: Clock; readonly ids: Pick<Ids, "uuid"> }): OwnRequestListener =>
  async (db, request) => {
    const now = clock.now();
    const id = ids.uuid();
    const { kind } = request;
    const userCode = kind === "export" ? request.userCode : null;
    const form = { receivedBy: "account", proof: "signedIn", proofNote: "", asked: "" } as const;
    const moments = { receivedAt: now, recordedAt: now, dueAt: now };
    await insertRequest(db, { id, kind, userCode, ...form, ...moments }, "answered");
    await writeStep(db, { requestId: id, at: now, action: kind === "export" ? "downloaded" : "deleted", by: null });
  };

/** A member's requests, for the file of their data. */
export async function collectPrivacyRequests(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const requests = await requestsOfMember(db, userCode);
  return requests.map(({ kind, receivedAt, receivedBy, proof, proofNote, asked, state, answer, closedAt }) => ({
    ...{ kind, receivedAt, receivedBy, proof, proofNote, asked, state, answer, closedAt },
  }));
}

/** Keeps a member's requests as a record that names nobody; open ones end with the account. */
export async function forgetPrivacyRequests(trx: Transaction<unknown>, userCode: string, now: Date): Promise<void> {
  for (const requestId of await redactRequests(trx, userCode, now))
    await writeStep(trx, { requestId, at: now, action: "accountDeleted", by: null });
}
