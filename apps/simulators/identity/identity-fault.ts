import type { SocialChannel } from "#modules/identity/contract/social-channel.ts";

/** Faults of one sign-in, chosen on the provider's page, so that other sign-ins are not affected. */
export const identityFaults = {
  google: {
    algNone: "the token is not signed at all",
    symmetric: "the token is signed with the client secret",
    foreignKey: "the token is signed with a key of somebody else",
    wrongAudience: "the token is meant for another shop",
    wrongParty: "the token was asked for by another shop",
    wrongIssuer: "the token comes from somebody else",
    expired: "the token has run out",
    wrongNonce: "the token belongs to another sign-in",
    noNonce: "the token belongs to no sign-in",
    noSubject: "the token does not say whose it is",
    noToken: "the answer holds no token",
    trouble: "the provider answers with an error of its own",
  },
  facebook: {
    wrongAudience: "the token was made for another app",
    expired: "the token has run out",
    notValid: "the token has been taken back",
    notOfAUser: "the token is an app's and not a person's",
    otherPerson: "the profile is not that of the token's owner",
    noToken: "the answer holds no token",
    trouble: "the provider answers with an error of its own",
  },
} as const satisfies Record<SocialChannel, Record<string, string>>;

export type GoogleFault = keyof (typeof identityFaults)["google"];
export type FacebookFault = keyof (typeof identityFaults)["facebook"];

export const isFaultOf = <Channel extends SocialChannel>(
  channel: Channel,
  text: unknown,
): text is keyof (typeof identityFaults)[Channel] & string =>
  typeof text === "string" && Object.hasOwn(identityFaults[channel], text);
