import { orderCodeAlphabet, orderCodeLength } from "#modules/order/contract/order-code.ts";

export { orderCodeAlphabet as returnCodeAlphabet, orderCodeLength as returnCodeLength };

const shape = /^RT[A-HJ-NP-Z2-9]{10}$/;

/** A code as people type it, in small letters or with gaps; null when it cannot be one. */
export function readReturnCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return shape.test(code) ? code : null;
}
