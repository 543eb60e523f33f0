import { jakartaTime } from "#kit/core/jakarta-day.ts";

/** Whose invoices these are, and the part of a price that is tax (PPN); prices hold it already (D-02). */
export type Seller = {
  readonly name: string;
  readonly address: string;
  /** NPWP */
  readonly taxId: string;
  readonly vatPercent: number;
};

/** An order has one invoice, so its number is made of the order's own: unique, and guessed by nobody. */
export function invoiceNumber(orderCode: string, completedAt: Date): string {
  const { year, month } = jakartaTime(completedAt);
  return `INV/${year}/${String(month).padStart(2, "0")}/${orderCode}`;
}

/** The tax inside an amount that holds it, half a rupiah upwards. */
export function taxWithin(amount: number, percent: number): number {
  const whole = BigInt(100 + percent);
  return Number((BigInt(amount) * BigInt(percent) * 2n + whole) / (whole * 2n));
}
