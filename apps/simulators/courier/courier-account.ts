/** The shop's credentials at the simulated courier; public, since it carries nothing. */
export const courierAccount = { token: "simulated-courier", webhookSecret: "simulated-courier-notices" } as const;

/** Path of the simulator, below the address of the process. */
export const courierPath = "/dev/vendors/courier";
