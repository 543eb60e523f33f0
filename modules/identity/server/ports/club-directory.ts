/** The club's data about a person, as far as registration needs it. */
export type ClubPerson = {
  readonly id: string;
  readonly status: "ACTIVE" | "INACTIVE" | "GUEST" | "BLOCKED";
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly gender: "MALE" | "FEMALE" | null;
  /** As yyyy-mm-dd. */
  readonly birthDate: string | null;
  readonly city: string | null;
  readonly tierCode: string;
  readonly emailVerified: boolean;
  readonly mobileVerified: boolean;
  readonly passwordSet: boolean;
  /** Version of the data terms they have accepted, if any. */
  readonly consentVersion: string | null;
};

/** The loyalty club's member directory. While the club does not answer, it returns null and registration continues. */
export type ClubDirectory = { personBy(mobile: string): Promise<ClubPerson | null> };

/** Directory of a shop without a club. */
export const emptyClub: ClubDirectory = { personBy: async () => null };
