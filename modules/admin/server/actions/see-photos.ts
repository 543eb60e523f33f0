import type { StaffMember } from "#modules/staff/server/index.ts";
import { isWithinReach } from "./reach.ts";

type Reach = Parameters<typeof isWithinReach>[1];

/** Photos may show a home: only staff who decide about the return or receive it, and whose store it is, see them. */
export function maySeePhotos(staff: StaffMember, order: Reach): boolean {
  const held = staff.permissions;
  return (held.includes("returns.decide") || held.includes("returns.receive")) && isWithinReach(staff, order);
}
