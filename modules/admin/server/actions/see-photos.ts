import { permissionsOf } from "#modules/staff/contract/roles.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import { isWithinReach } from "./reach.ts";

type Reach = Parameters<typeof isWithinReach>[1];

/** Pictures may show more of a home than a fault: they are for whoever decides about the goods or takes them in, within reach. */
export function maySeePhotos(staff: StaffMember, order: Reach): boolean {
  const held = permissionsOf(staff.roles);
  return (held.includes("returns.decide") || held.includes("returns.receive")) && isWithinReach(staff, order);
}
