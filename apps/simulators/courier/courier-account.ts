/** The shop's account at the stand-in courier: everybody may know it, because it carries nothing. */
export const courierAccount = { token: "simulated-courier", webhookSecret: "simulated-courier-notices" } as const;

/** Where the stand-in answers, below the address of the process. */
export const courierPath = "/dev/vendors/courier";
