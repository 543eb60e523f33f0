import type { ClubPerson } from "../ports/club-directory.ts";

/** How the club knows a number; null when it does not. */
export type ClubStanding = "ACTIVE" | "INACTIVE" | "UNVERIFIED" | "GUEST" | null;

/** Somebody the club has shut out is still somebody: nobody else takes their number. */
export function clubStanding(person: Pick<ClubPerson, "status" | "mobileVerified"> | null): ClubStanding {
  if (person === null) return null;
  if (person.status === "INACTIVE") return person.mobileVerified ? "INACTIVE" : "UNVERIFIED";
  return person.status === "GUEST" ? "GUEST" : "ACTIVE";
}
