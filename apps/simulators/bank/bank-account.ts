/** The simulated gateways. */
export type StandIn = "midtrans" | "xendit" | "doku" | "vpc";

/** The shop's credentials at the Midtrans simulator; public, since no real money is involved. */
export const bankServerKey = "SB-Mid-server-simulated";

/** The credentials at the other simulators. */
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

/** Paths of the simulators, below the address of the process. */
export const bankPaths = {
  midtrans: "/dev/vendors/midtrans",
  xendit: "/dev/vendors/xendit",
  doku: "/dev/vendors/doku",
  vpc: "/dev/vendors/vpc",
} as const satisfies Record<StandIn, string>;
