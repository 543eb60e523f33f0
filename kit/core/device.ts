export const devices = ["h5", "pc"] as const;

/** The two layouts: a phone's (h5) and a desktop's (pc). */
export type Device = (typeof devices)[number];
