/** How often an hour somebody may ask whether a number or a mailbox has an account (D-85). */
export type LookupLimits = { readonly perSessionHour: number; readonly perAddressHour: number };
