import type { Kysely } from "kysely";
import type { ClubTables } from "./tables.ts";

export type ClubInfo = { name: string; linkBonusPoints: number; consentVersion: string };

export function readInfo(db: Kysely<unknown>): Promise<ClubInfo> {
  return db
    .withTables<ClubTables>()
    .selectFrom("club.info")
    .select(["name", "link_bonus_points as linkBonusPoints", "consent_version as consentVersion"])
    .executeTakeFirstOrThrow(() => new Error("the club has no info row"));
}
