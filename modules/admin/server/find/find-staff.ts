import type { Clock } from "#kit/core/clock.ts";
import { staffAccounts } from "#modules/staff/server/index.ts";
import type { FindProvider } from "../ports/find-provider.ts";

/** Accounts of staff by name or e-mail; a shop has some dozens. */
export const staffFinder = (clock: Clock): FindProvider => ({
  needs: "staff.manage",
  async find(db, { text, limit }) {
    const wanted = text.toLowerCase();
    const people = await staffAccounts(db, clock.now());
    return people
      .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted))
      .slice(0, limit)
      .map(({ id, name, email }) => ({
        kind: "staff",
        code: id,
        title: name,
        detail: email,
        to: `/admin/staff/${id}`,
      }));
  },
});
