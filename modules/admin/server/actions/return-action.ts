import type { Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { orderByCode } from "#modules/order/server/index.ts";
import { returnStatusTexts } from "#modules/returns/contract/return-texts.ts";
import { returnByCode, staffReturnEvents } from "#modules/returns/server/index.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";
import { type StaffMember, staffAction } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { type NotFound, notFound } from "./admin-failures.ts";
import { isWithinReach } from "./reach.ts";
import { refundFailures } from "./refund-failures.ts";

type Seen = { readonly returnCode: string; readonly status: string };
type Changed = { readonly code: "CHANGED"; readonly status: ReturnStatus; readonly by: string | null };
type NotRefunded = { readonly code: "NOT_PAID" } | { readonly code: "MORE_THAN_PAID" };
type Refused = NotFound | Changed | NotRefunded;

/** Results of the returns module; `waits` when the action became a proposal, which has its own audit line. */
type Answer = Result<
  { readonly returnCode: string; readonly waits?: true },
  NotFound | { readonly code: "ACTION_NOT_ALLOWED" } | NotRefunded
>;

type Done = { readonly returnCode: string; readonly waits: boolean };

const failures: FailureTexts<Refused> = {
  NOT_FOUND: notFound,
  CHANGED({ status, by }): Texts {
    const texts = returnStatusTexts[status];
    const who = by === null ? "" : ` (${by})`;
    return {
      "en-US": `This is not possible any more${who}: the return is “${texts["en-US"]}” now.`,
      "id-ID": `Ini tidak lagi memungkinkan${who}: retur ini sekarang “${texts["id-ID"]}”.`,
      "vi-VN": `Không còn thực hiện được${who}: yêu cầu trả hàng hiện là “${texts["vi-VN"]}”.`,
      "zh-CN": `已无法执行${who}：退货现在是“${texts["zh-CN"]}”。`,
    };
  },
  ...refundFailures,
};

type ReturnAction<Input extends Seen> = {
  readonly action: string;
  readonly permission: Permission;
  readonly input: GenericSchema<unknown, Input>;
  run(trx: Transaction<unknown>, staff: StaffMember, input: Input): Promise<Answer>;
  readonly message: Texts | ((done: Done) => Texts);
};

/** An action on one return: checks that it is as it was seen, and writes the audit line in the same transaction. */
export function returnAction<Input extends Seen>(
  deps: AdminDeps,
  { action, permission, input, run, message }: ReturnAction<Input>,
) {
  const changed = async (trx: Transaction<unknown>, code: string, status: ReturnStatus) => {
    const last = (await staffReturnEvents(trx, code)).at(-1);
    return fail({ code: "CHANGED", status, by: last?.actorName ?? null } as const);
  };
  return staffAction<{ input: Input }, Done, Refused>(deps, {
    action,
    permission,
    input: v.object({ input }),
    async run(trx, staff, { input: given }) {
      const back = await returnByCode(trx, given.returnCode);
      const order = back && (await orderByCode(trx, back.orderCode));
      if (!back || !order || !isWithinReach(staff, order)) return fail({ code: "NOT_FOUND" });
      if (returnStatusCodes[back.status] !== given.status) return changed(trx, back.code, back.status);
      const done = await run(trx, staff, given);
      if (!done.ok) {
        if (done.error.code !== "ACTION_NOT_ALLOWED") return fail(done.error);
        const now = await returnByCode(trx, given.returnCode);
        return changed(trx, back.code, now?.status ?? back.status);
      }
      const { returnCode: _code, status: _status, ...detail } = given as Seen & Record<string, unknown>;
      const waits = done.value.waits ?? false;
      return ok({ value: { returnCode: back.code, waits }, subject: waits ? null : `return:${back.code}`, detail });
    },
    failures,
    message,
  });
}
