import type { ClubPerson } from "../ports/club-directory.ts";

/** Somebody the club knows, with what the test says. */
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
