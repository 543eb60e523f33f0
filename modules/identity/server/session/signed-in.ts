import type { Transaction } from "kysely";

/** Somebody has just become a member in their browser; the guest they were until now, if they were one. */
export type SignedIn = { readonly guestId: string | null; readonly userCode: string };

/** Another module's part in signing in. It runs in the same transaction: if it throws, nobody is signed in. */
export type SignedInListener = (trx: Transaction<unknown>, signedIn: SignedIn) => Promise<void>;
