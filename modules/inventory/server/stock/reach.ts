import type { Kysely } from "kysely";
import type { StaffMember } from "#modules/staff/server/index.ts";
import { type Place, readPlaces } from "../store/places.ts";

type Reach = Pick<StaffMember, "storeCode">;

/** Whether this member of staff may see and change stock at a place: staff of one store only there. */
export const mayTouch = ({ storeCode }: Reach, sourceCode: string): boolean =>
  storeCode === null || storeCode === sourceCode;

/** The places within reach. */
export async function placesFor(db: Kysely<unknown>, staff: Reach): Promise<readonly Place[]> {
  return (await readPlaces(db)).filter(({ code }) => mayTouch(staff, code));
}

/** The place with this code, if it is within reach. */
export const placeFor = async (db: Kysely<unknown>, staff: Reach, sourceCode: string): Promise<Place | null> =>
  (await placesFor(db, staff)).find(({ code }) => code === sourceCode) ?? null;
