/** A person as the loyalty club knows them, as far as a registration looks at it. */
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
  /** The version of the data terms they agreed to, if they did. */
  readonly consentVersion: string | null;
};

/** The loyalty club's list of members. While the club does not answer it knows nobody, and people register here all the same. */
export type ClubDirectory = { personBy(mobile: string): Promise<ClubPerson | null> };

/** A club that knows nobody. */
export const emptyClub: ClubDirectory = { personBy: async () => null };
