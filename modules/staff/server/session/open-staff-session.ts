import type { Transaction } from "kysely";
import type { RequestContext } from "#kit/graphql/context.ts";
import { secondStepMinutes } from "../../contract/constants.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { addSession } from "../store/sessions.ts";
import { staffSessionCookie, staffTokenHash } from "./staff-cookie.ts";

type Opening = { readonly accountId: string; readonly stage: "password" | "full"; readonly newSecret?: string | null };

/** Opens a session with a new id, so that the first step's cookie is useless after the second step. */
export async function openStaffSession(
  trx: Transaction<unknown>,
  { ids, clock, secret, https }: StaffDeps,
  { reply }: Pick<RequestContext, "reply">,
  { accountId, stage, newSecret = null }: Opening,
): Promise<void> {
  const token = ids.token();
  await addSession(trx, {
    id: ids.uuid(),
    tokenHash: staffTokenHash(token, secret),
    accountId,
    stage,
    newSecret,
    at: clock.now(),
  });
  reply.setCookie(
    stage === "full" ? staffSessionCookie(token, https) : staffSessionCookie(token, https, secondStepMinutes * 60),
  );
}
