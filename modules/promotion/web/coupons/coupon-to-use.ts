const key = "couponToUse";

/** Remembers a code until this tab's next checkout asks for one. A browser that keeps nothing loses only the comfort. */
export function keepCouponToUse(code: string): void {
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Storage may be forbidden; the code can still be typed.
  }
}

/** The code a shopper chose, and "" when there is none. */
export function couponToUse(): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** It counts now, or it was taken off. */
export function forgetCouponToUse(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
