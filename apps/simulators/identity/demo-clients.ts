import type { SocialChannel } from "#modules/identity/contract/social-channel.ts";

/** The shop's client credentials at the simulated providers; public. */
export const demoClients = {
  google: { id: "demo-shop.apps.google", secret: "demo-google-secret" },
  facebook: { id: "1020304050607080", secret: "demo-facebook-secret" },
} as const satisfies Record<SocialChannel, { id: string; secret: string }>;

/** Paths of the simulators, below the address of the shop. */
export const identityPaths = {
  google: "/dev/vendors/google",
  facebook: "/dev/vendors/facebook",
} as const satisfies Record<SocialChannel, string>;

/** The version of the Graph API the simulator implements. */
export const graphVersion = "v25.0";
