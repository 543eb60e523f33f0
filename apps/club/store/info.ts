import { type Kysely, sql } from "kysely";

export type ClubInfo = { name: string; linkBonusPoints: number; consentVersion: string };

export async function readInfo(db: Kysely<unknown>): Promise<ClubInfo> {
  const { rows } = await sql<ClubInfo>`
    select name, link_bonus_points as "linkBonusPoints", consent_version as "consentVersion" from club.info`.execute(
    db,
  );
  const info = rows[0];
  if (!info) throw new Error("the club has no info row");
  return info;
}
