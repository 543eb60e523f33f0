/** A vendor's error code if it is a plain word or number; a longer text could contain personal data. */
export function vendorCode(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  return typeof value === "string" && /^[A-Za-z_]{1,40}$|^\d{1,6}$/.test(value) ? value : undefined;
}
