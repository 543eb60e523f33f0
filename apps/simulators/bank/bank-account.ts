/** The shop's account at the stand-in for Midtrans: everybody may know it, because there is no money in it. */
export const bankServerKey = "SB-Mid-server-simulated";

/** Where the stand-in answers, below the address of the process. */
export const bankPaths = { midtrans: "/dev/vendors/midtrans" } as const;
