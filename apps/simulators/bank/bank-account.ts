/** The gateways that have a stand-in. */
export type StandIn = "midtrans" | "xendit" | "doku" | "vpc";

/** The shop's account at the stand-in for Midtrans: everybody may know it, because there is no money in it. */
export const bankServerKey = "SB-Mid-server-simulated";

/** The same at the other stand-ins. */
export const xenditAccount = {
  secretKey: "xnd_development_simulated",
  callbackToken: "simulated-callback-token",
} as const;
export const dokuAccount = { clientId: "MCH-0000-simulated", secretKey: "SK-simulated" } as const;
export const vpcAccount = {
  merchant: "SIMULATED",
  accessCode: "SIM00001",
  user: "simulated",
  password: "simulated",
  secret: "00112233445566778899aabbccddeeff",
} as const;

/** Where each stand-in answers, below the address of the process. */
export const bankPaths = {
  midtrans: "/dev/vendors/midtrans",
  xendit: "/dev/vendors/xendit",
  doku: "/dev/vendors/doku",
  vpc: "/dev/vendors/vpc",
} as const satisfies Record<StandIn, string>;
