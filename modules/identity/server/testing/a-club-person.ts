import type { ClubPerson } from "../ports/club-directory.ts";

/** A person in the club's directory; the given fields replace the defaults. */
export const aClubPerson = (changes: Partial<ClubPerson>): ClubPerson => ({
  id: "C1",
  status: "INACTIVE",
  email: "tari@mail.example",
  firstName: "Tari",
  lastName: "Wulandari",
  gender: "FEMALE",
  birthDate: "1990-05-17",
  city: "Bandung",
  tierCode: "BLUE",
  emailVerified: false,
  mobileVerified: true,
  passwordSet: false,
  consentVersion: null,
  ...changes,
});
