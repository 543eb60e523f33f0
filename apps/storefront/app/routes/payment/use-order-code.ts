import { useEffect, useState } from "react";
import { payOrderCodeKey } from "#modules/payment/contract/constants.ts";
import { orderCodeOf } from "#modules/payment/contract/order-codes.ts";

/** The order of a payment page: from this browser's storage, else from the query (PY-16). */
export function useOrderCode(inQuery: string | null): string | null {
  const [code, setCode] = useState(inQuery);
  useEffect(() => {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(payOrderCodeKey);
    } catch {
      // Without storage the query is used.
    }
    setCode(orderCodeOf(stored, inQuery));
  }, [inQuery]);
  return code;
}
