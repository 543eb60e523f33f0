import { type FindProvider, openContacts } from "#modules/admin/server/index.ts";
import { findCustomers } from "#modules/identity/server/index.ts";
import { customerFilter } from "./customer-filter.ts";
import { customerSubjects } from "./customer-subjects.ts";
import type { CustomersDeps } from "./customers-deps.ts";
import { customerRowOnWire } from "./wire/customer-wire.ts";

const anyone = { registeredFrom: null, registeredUntil: null, hasOrders: null, isInClub: null, agreesTo: null };

/** Finds customers by name, number, e-mail, order or customer code, as their list does. */
export const customerFinder = (deps: Pick<CustomersDeps, "database" | "clock" | "scope">): FindProvider => ({
  needs: "customers.read",
  async find(db, { text, staff, limit }) {
    const seesContacts = staff.permissions.includes("customers.contact");
    const filter = await customerFilter(
      db,
      { ...anyone, search: text },
      { seesContacts, siteCode: deps.scope.siteCode },
    );
    const { customers } = await findCustomers(db, filter, { sort: "-registered", offset: 0, limit });
    const open = await openContacts(deps, staff, customerSubjects(customers.map(({ userCode }) => userCode)));
    return customers.map((row) => {
      const { code, name, mobile, email } = customerRowOnWire(row, { open, orders: undefined, linked: new Set() });
      const title = name || code;
      return { kind: "customer", code, title, detail: mobile ?? email ?? code, to: `/admin/customers/${code}` };
    });
  },
});
