import * as v from "valibot";
import { listAddresses } from "#modules/address-book/server/index.ts";
import { openContacts } from "#modules/admin/server/index.ts";
import { customerProfile } from "#modules/identity/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { readAccountLog } from "../account/account-log.ts";
import { readCartAndCoupons } from "../account/read-cart-and-coupons.ts";
import { readAdjustments, readClub } from "../account/read-club.ts";
import { readConsents } from "../account/read-consents.ts";
import { readDevices } from "../account/read-devices.ts";
import { readMessages } from "../account/read-messages.ts";
import { readPurchases } from "../account/read-purchases.ts";
import { customerSubjects } from "../customer-subjects.ts";
import type { CustomersDeps } from "../customers-deps.ts";
import { addressOnWire, profileOnWire } from "../wire/customer-wire.ts";

/** One customer with all data of the shop; null when there is none. A fixed number of statements. */
export const adminCustomer = (deps: CustomersDeps) =>
  staffQuery(deps, {
    permission: "customers.read",
    input: v.object({ code: v.pipe(v.string(), v.maxLength(40)) }),
    async run({ locale }, staff, { code }) {
      const db = deps.database.kysely;
      const profile = await customerProfile(db, code);
      if (!profile) return null;
      const open = await openContacts(deps, staff, customerSubjects([code]));
      // Starts the club's network request before reading the database.
      const club = readClub(deps, code);
      const account = {
        ...(await readPurchases(db, staff, code, locale)),
        ...(await readCartAndCoupons(deps, code, locale)),
        addresses: (await listAddresses(db, code)).map((address) => addressOnWire(address, open)),
        ...(await readConsents(deps, profile)),
        devices: await readDevices(db, code),
        messages: await readMessages(deps, profile),
        accountLog: await readAccountLog(db, code),
      };
      const adjustments = await readAdjustments(deps, code);
      return { ...profileOnWire(profile, open), ...account, points: { ...(await club), adjustments } };
    },
  });
