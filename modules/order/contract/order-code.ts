/** Letters and digits without those that look alike. */
export const orderCodeAlphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Random characters after the prefix: enough that codes cannot be guessed (D-59). */
export const orderCodeLength = 10;

const shape = /^BB[A-HJ-NP-Z2-9]{10}$/;

export const isOrderCode = (text: string): boolean => shape.test(text);

/** A code as people type it, in small letters or with gaps; null when it cannot be one. */
export function readOrderCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return isOrderCode(code) ? code : null;
}

/** One product of an order, counted from 1. */
export const orderItemCode = (orderCode: string, line: number): string => `${orderCode}-${line + 1}`;

/** The line a product's code names, counted from 0; null when it is none of this order's. */
export function lineOfItem(orderCode: string, itemCode: string): number | null {
  const [, code, number] = /^(BB[A-Z0-9]{10})-([1-9]\d{0,3})$/.exec(itemCode) ?? [];
  return code === orderCode ? Number(number) - 1 : null;
}
