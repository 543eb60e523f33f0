import * as v from "valibot";
import { filled } from "#modules/admin/contract/filled.ts";

const customer = { code: filled(40) };

/** Why an account is blocked or unblocked: colleagues read it in the account's history. */
export const accountReasonSchema = v.object({ ...customer, reason: filled(300) });
/** `key` is made with the form: a repeated press asks once. */
export const unlockPinSchema = v.object({ ...customer, reason: filled(300), key: v.pipe(v.string(), v.uuid()) });
/** `verificationCode`: the digits the customer reads out. */
export const clubCodeSchema = v.object({ ...customer, verificationCode: filled(10) });
export const customerSchema = v.object(customer);
