import type { Transaction } from "kysely";

/** Event: a browser has signed in as a member; `guest` is the guest it was before, if any. */
export type SignedIn = { readonly guestId: string | null; readonly userCode: string };

/** Handler of another module. It runs in the sign-in's transaction: if it throws, the sign-in fails. */
export type SignedInListener = (trx: Transaction<unknown>, signedIn: SignedIn) => Promise<void>;
