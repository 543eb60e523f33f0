import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { sendMessage } from "#modules/notification/server/index.ts";
import { codeLength } from "../codes/code-limits.ts";
import { requestCode } from "../codes/request-code.ts";
import { codeHash } from "../codes/send-counted.ts";
import type { CodeDeps } from "../codes/send-request.ts";
import { sendResetEmail } from "../reset/reset-token.ts";
import { fillCode } from "../store/codes.ts";
import { findMemberByName } from "../store/members.ts";
import type { AccessRequest } from "./request-access.ts";

/** Format of the previous release, which did not count and reserve; needed while its processes still run. */
type UncountedRequest = Omit<AccessRequest, "codeId"> & { readonly address: string; readonly sessionId: string | null };

/**
 * Sends the requested code or link if the account exists. Limits were counted when the request was accepted. A blocked member gets
 * it too: only who proves the account is told that it is blocked.
 */
export const grantAccess =
  (deps: CodeDeps): OutboxHandler =>
  async ({ payload }) => {
    const { sealed } = payload as { sealed: string };
    const request = JSON.parse(deps.sealer.open(sealed)) as AccessRequest | UncountedRequest;
    const { account, channel, locale } = request;
    const member = await findMemberByName(deps.database.kysely, account);
    if (!member) return;
    if (!("codeId" in request) && "mobile" in account) {
      const { purpose, address, sessionId } = request as UncountedRequest;
      await requestCode(deps, { purpose, channel, receiver: account.mobile, address, sessionId, locale });
      return;
    }
    const { codeId } = request as AccessRequest;
    await inTransaction(deps.database, async (trx) => {
      if ("email" in account) {
        await sendResetEmail(trx, deps, { userCode: member.userCode, email: account.email, locale });
        return;
      }
      const code = deps.ids.code(codeLength);
      const { minutes } = deps.codes;
      const hash = codeHash(deps.secret, codeId, code);
      const notAfter = await fillCode(trx, { id: codeId, codeHash: hash, minutes });
      if (notAfter === null) return;
      const content = { kind: "verificationCode", data: { code, validForMinutes: minutes } } as const;
      await sendMessage(trx, deps, { channel, to: account.mobile, locale, content, notAfter });
    });
  };
