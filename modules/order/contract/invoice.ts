import { jakartaTime } from "#kit/core/jakarta-day.ts";

/** The issuer of invoices and its VAT rate (PPN); prices include the tax (D-02). */
export type Seller = {
  readonly name: string;
  readonly address: string;
  /** NPWP */
  readonly taxId: string;
  readonly vatPercent: number;
};

/** The invoice number is derived from the order code: an order has one invoice, and the code cannot be guessed. */
export function invoiceNumber(orderCode: string, completedAt: Date): string {
  const { year, month } = jakartaTime(completedAt);
  return `INV/${year}/${String(month).padStart(2, "0")}/${orderCode}`;
}
