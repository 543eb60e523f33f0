import { ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { clearedStaffSessionCookie, readStaffSessionCookie, staffTokenHash } from "../session/staff-cookie.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { accountById } from "../store/accounts.ts";
import { writeAudit } from "../store/audit.ts";
import { endSession } from "../store/sessions.ts";

export const staffLogOut = (deps: StaffDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    async run({ cookie, reply }): Promise<Result<{ email: string | null }, never>> {
      const token = readStaffSessionCookie(cookie, deps.https);
      reply.setCookie(clearedStaffSessionCookie(deps.https));
      if (token === null) return ok({ email: null });
      return inTransaction(deps.database, async (trx) => {
        const ended = await endSession(trx, staffTokenHash(token, deps.secret));
        const staff = ended && (await accountById(trx, ended.accountId));
        if (!staff) return ok({ email: null });
        await writeAudit(trx, { staff, action: "staff.logOut", subject: `staff:${staff.email}` }, deps.clock.now());
        return ok({ email: staff.email });
      });
    },
    failures: {},
  });
