/** Hourly limits on checking whether a number or e-mail address has an account (D-85). */
export type LookupLimits = { readonly perSessionHour: number; readonly perAddressHour: number };
