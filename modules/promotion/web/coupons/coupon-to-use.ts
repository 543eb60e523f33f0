const key = "couponToUse";

/** Stores a code for this tab's next checkout. Without session storage the shopper has to type it. */
export function keepCouponToUse(code: string): void {
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Storage may be blocked; the code can still be typed.
  }
}

/** The stored code, or "". */
export function couponToUse(): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Called when the code was applied or removed. */
export function forgetCouponToUse(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so no code is stored.
  }
}
