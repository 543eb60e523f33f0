import type { ClubPerson } from "../ports/club-directory.ts";

/** The club's status of a number; null when the club does not know it. */
export type ClubStatus = "ACTIVE" | "INACTIVE" | "UNVERIFIED" | "GUEST" | null;

/** A blocked club member keeps their number: another person must not register with it. */
export function clubStatus(person: Pick<ClubPerson, "status" | "mobileVerified"> | null): ClubStatus {
  if (person === null) return null;
  if (person.status === "INACTIVE") return person.mobileVerified ? "INACTIVE" : "UNVERIFIED";
  return person.status === "GUEST" ? "GUEST" : "ACTIVE";
}
