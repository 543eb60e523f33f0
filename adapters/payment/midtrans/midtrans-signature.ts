import { createHash } from "node:crypto";

export type SignedFields = {
  readonly order_id: string;
  readonly status_code: string;
  readonly gross_amount: string;
};

/** The signature of a Midtrans webhook. It covers no time, so that a replay is validly signed. */
export const midtransSignature = (fields: SignedFields, serverKey: string): string =>
  createHash("sha512")
    .update(fields.order_id + fields.status_code + fields.gross_amount + serverKey)
    .digest("hex");
