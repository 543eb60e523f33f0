/** What the loyalty club says about a number; null when it does not know it. */
export type ClubStatus = "ACTIVE" | "INACTIVE" | "GUEST" | null;

/** The loyalty club's list of members, as far as registration looks at it. */
export type ClubDirectory = { statusOf(mobile: string): Promise<ClubStatus> };

/** A club that knows nobody. */
export const emptyClub: ClubDirectory = { statusOf: async () => null };
