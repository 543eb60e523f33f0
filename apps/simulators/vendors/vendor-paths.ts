/** Paths of the simulated vendors, below the address of the process; the real adapters are pointed here. */
export const vendorPaths = { whatsapp: "/dev/vendors/whatsapp", sms: "/dev/vendors/sms/messages" } as const;
