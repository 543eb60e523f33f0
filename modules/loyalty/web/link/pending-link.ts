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

/** The home page's flag: null, open the dialog, or open it at an account that is linked elsewhere (LY-25). */
export type PendingLink = { readonly account: LinkAccount | null };

/** Reads the flag. An unreadable value opens the dialog from the start. */
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
