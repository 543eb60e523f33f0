import type { SocialChannel } from "#modules/identity/contract/social-channel.ts";

/** What the shop calls itself at the stand-ins, and how it proves it. Known to everybody who reads this file. */
export const demoClients = {
  google: { id: "demo-shop.apps.google", secret: "demo-google-secret" },
  facebook: { id: "1020304050607080", secret: "demo-facebook-secret" },
} as const satisfies Record<SocialChannel, { id: string; secret: string }>;

/** Where the stand-ins answer, below the address of the shop. */
export const identityPaths = {
  google: "/dev/vendors/google",
  facebook: "/dev/vendors/facebook",
} as const satisfies Record<SocialChannel, string>;

/** The version of the Graph API that the stand-in looks like. */
export const graphVersion = "v25.0";
