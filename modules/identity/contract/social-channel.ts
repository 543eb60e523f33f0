/** The accounts elsewhere that open one here, under the names of the wire (SO-02). */
export const socialChannels = ["google", "facebook"] as const;
export type SocialChannel = (typeof socialChannels)[number];

export const isSocialChannel = (text: unknown): text is SocialChannel =>
  (socialChannels as readonly unknown[]).includes(text);

/** Their names as people know them, in every language. */
export const socialNames: Readonly<Record<SocialChannel, string>> = { google: "Google", facebook: "Facebook" };

/** Where a button leads, and where the other side sends the visitor back to. */
export const socialStartPath = (channel: SocialChannel): string => `/social/${channel}`;
export const socialReturnPath = (channel: SocialChannel): string => `/social/${channel}/callback`;
