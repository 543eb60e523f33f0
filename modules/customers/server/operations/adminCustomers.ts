import * as v from "valibot";
import { openContacts } from "#modules/admin/server/index.ts";
import { customerSorts, findCustomers } from "#modules/identity/server/index.ts";
import { linkedMembers } from "#modules/loyalty/server/index.ts";
import { orderCountsOf } from "#modules/order/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { customerFilterFields } from "../../contract/customer-list-query.ts";
import { customerFilter } from "../customer-filter.ts";
import { customerSubjects } from "../customer-subjects.ts";
import type { CustomersDeps } from "../customers-deps.ts";
import { customerRowOnWire } from "../wire/customer-wire.ts";

const pageSize = 50;

const input = v.object({
  input: v.object({
    ...customerFilterFields,
    sort: v.nullish(v.picklist(customerSorts), "-registered"),
    page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  }),
});

/** Customers with an account, newest first by default. A fixed number of statements. */
export const adminCustomers = (deps: CustomersDeps) =>
  staffQuery(deps, {
    permission: "customers.read",
    input,
    async run(_context, staff, { input: { sort, page, ...asked } }) {
      const db = deps.database.kysely;
      const seesContacts = staff.permissions.includes("customers.contact");
      const filter = await customerFilter(db, asked, { seesContacts, siteCode: deps.scope.siteCode });
      const { customers, total } = await findCustomers(db, filter, {
        // Sorting by name would reveal masked names.
        sort: seesContacts ? sort : withoutNames(sort),
        offset: (page - 1) * pageSize,
        limit: pageSize,
      });
      const codes = customers.map(({ userCode }) => userCode);
      const orders = await orderCountsOf(db, codes);
      const linked = await linkedMembers(db, codes);
      const open = await openContacts(deps, staff, customerSubjects(codes));
      return {
        customers: customers.map((row) => customerRowOnWire(row, { open, orders: orders.get(row.userCode), linked })),
        total,
        page,
        pageSize,
        isMasked: !seesContacts,
      };
    },
  });

type Sort = (typeof customerSorts)[number];

const withoutNames = (sort: Sort): Sort => (sort === "name" || sort === "-name" ? "-registered" : sort);
