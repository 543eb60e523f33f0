/** Identity providers, by their names on the wire (SO-02). */
export const socialChannels = ["google", "facebook"] as const;
export type SocialChannel = (typeof socialChannels)[number];

export const isSocialChannel = (text: unknown): text is SocialChannel =>
  (socialChannels as readonly unknown[]).includes(text);

/** Brand names, the same in every language. */
export const socialNames: Readonly<Record<SocialChannel, string>> = { google: "Google", facebook: "Facebook" };

/** Path that starts a social sign-in, and the path to which the provider redirects back. */
export const socialStartPath = (channel: SocialChannel): string => `/social/${channel}`;
export const socialReturnPath = (channel: SocialChannel): string => `/social/${channel}/callback`;
