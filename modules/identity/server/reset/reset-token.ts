import type { Transaction } from "kysely";
import type { Ids } from "#kit/core/ids.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { resetLinkMinutes } from "../../contract/constants.ts";
import { insertReset } from "../store/password-resets.ts";

type Deps = { readonly ids: Pick<Ids, "token">; readonly secret: string };

/** What the database keeps of a token: nobody who reads it can follow the link. */
export const resetTokenHash = (secret: string, token: string): string => keyedHash(secret, `password-reset.${token}`);

/** A token of 32 bytes that lets its holder choose a new password, once and soon (D-03). */
export async function issueResetToken(trx: Transaction<unknown>, deps: Deps, userCode: string): Promise<string> {
  const token = deps.ids.token(32);
  await insertReset(trx, { tokenHash: resetTokenHash(deps.secret, token), userCode, minutes: resetLinkMinutes });
  return token;
}
