/** A bank account as it is stored: encrypted, with its last digits for display. */
export type StoredAccount = { readonly sealed: string; readonly shown: string };
