import type { Invariant } from "#kit/postgres/invariants.ts";
import { staffRoles } from "../../contract/roles.ts";

const roles = staffRoles.map((role) => `'${role}'`).join(", ");

/** Invariants of staff that constraints on single rows cannot express. */
export const staffInvariants: readonly Invariant[] = [
  {
    name: "nobody works here as something that does not exist",
    broken: `select email as id from staff.account where not roles <@ (array[${roles}] || array(select code from staff.role))`,
  },
  {
    name: "nobody is in the back office without a second step",
    broken: `
      select session.id::text as id from staff.session join staff.account on account.id = session.account_id
      where session.stage = 'full' and account.totp_secret is null`,
  },
];
