import { useEffect, useState } from "react";
import { payOrderCodeKey } from "#modules/payment/contract/constants.ts";
import { orderCodeOf } from "#modules/payment/contract/order-codes.ts";

/** The order a payment page is about: what checkout left in this browser, else what the address says (PY-16). */
export function useOrderCode(inQuery: string | null): string | null {
  const [code, setCode] = useState(inQuery);
  useEffect(() => {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(payOrderCodeKey);
    } catch {
      // A browser that keeps nothing still has its address.
    }
    setCode(orderCodeOf(stored, inQuery));
  }, [inQuery]);
  return code;
}
