import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { sendMessage } from "#modules/notification/server/index.ts";
import { resetLinkMinutes } from "../../contract/constants.ts";
import type { CodeDeps } from "../codes/code-ask.ts";
import { requestCode } from "../codes/request-code.ts";
import { issueResetToken } from "../reset/reset-token.ts";
import { findMemberByName } from "../store/members.ts";
import type { AccessWish } from "./ask-for-access.ts";

/** Sends what was wished for to those who have an account, and nothing to anybody else. */
export const grantAccess =
  (deps: CodeDeps): OutboxHandler =>
  async ({ payload }) => {
    const { sealed } = payload as { sealed: string };
    const { purpose, account, channel, address, sessionId, locale } = JSON.parse(
      deps.sealer.open(sealed),
    ) as AccessWish;
    const member = await findMemberByName(deps.database.kysely, account);
    if (member?.status !== "ACTIVE") return;
    if ("mobile" in account) {
      // A limit that is full sends nothing; the answer was given long ago.
      await requestCode(deps, { purpose, channel, receiver: account.mobile, address, sessionId, locale });
      return;
    }
    await inTransaction(deps.database, async (trx) => {
      const token = await issueResetToken(trx, deps, member.userCode);
      const data = { token, validForMinutes: resetLinkMinutes };
      await sendMessage(trx, deps, {
        channel: "EMAIL",
        to: account.email,
        locale,
        content: { kind: "passwordReset", data },
      });
    });
  };
