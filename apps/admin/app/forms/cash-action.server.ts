import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { AdminCloseCashDayDocument, AdminReopenCashDayDocument } from "#modules/cash/admin/cash.graphql.gen.ts";
import { denominations } from "#modules/cash/contract/cash-count.ts";
import { closeDaySchema, reopenDaySchema } from "#modules/cash/contract/cash-forms.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";
import { numberIn } from "./number-in.ts";

const actions = {
  close: formAction(closeDaySchema, AdminCloseCashDayDocument),
  reopen: formAction(reopenDaySchema, AdminReopenCashDayDocument),
};

/** Closes a day of a store, or opens it again. */
export async function actOnCashDay(facts: Facts, day: { storeCode: string; day: string }): Promise<AdminAnswer> {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  const pieces = denominations.map((value) => {
    const text = texts[`piece-${value}`]?.trim() ?? "";
    return text === "" ? 0 : numberIn(text);
  });
  const answer = await runFormAction(
    actions,
    intent,
    { ...day, expected: numberIn(texts.expected), pieces, reason: texts.reason ?? "" },
    facts,
  );
  return answer.done === null ? { ...answer, typed: texts } : answer;
}
