/** An invoice as text, for screen, print and file. */
export type InvoiceModel = {
  /** The labels of its parts. */
  readonly labels: Readonly<
    Record<"invoice" | "from" | "to" | "goods" | "quantity" | "price" | "amount" | "total", string>
  >;
  readonly orderCode: string;
  readonly number: string;
  /** Label and value, such as the day it was issued. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly lines: readonly InvoiceLine[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly total: string;
  readonly tax: string;
};

export type InvoiceLine = {
  readonly code: string;
  readonly name: string;
  readonly detail: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
};
