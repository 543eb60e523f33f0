/** A bank account as it is stored: sealed, and its last digits to be shown. */
export type StoredAccount = { readonly sealed: string; readonly shown: string };
