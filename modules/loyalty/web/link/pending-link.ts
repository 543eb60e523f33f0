import * as v from "valibot";
import type { LinkAccount } from "./link-steps.ts";

const account: v.GenericSchema<unknown, LinkAccount> = v.object({
  mobile: v.pipe(v.string(), v.regex(/^\+62\d{8,13}$/)),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  isValid: v.literal(true),
  isGuest: v.literal(false),
  thirdId: v.string(),
  thirdExist: v.literal(true),
});

/** What the flag for the home page says: nothing, open the dialog, or open it at the account that belongs elsewhere (LY-25). */
export type PendingLink = { readonly account: LinkAccount | null };

/** Reads the flag. What nobody of us has written there only opens the dialog. */
export function readPendingLink(flag: string | null): PendingLink | null {
  if (flag === null || flag === "") return null;
  try {
    const read = v.safeParse(account, JSON.parse(flag));
    return { account: read.success ? read.output : null };
  } catch {
    return { account: null };
  }
}

export const writePendingLink = (waiting: LinkAccount): string => JSON.stringify(waiting);
