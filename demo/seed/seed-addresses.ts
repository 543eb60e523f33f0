import type { Kysely } from "kysely";
import { homeCountry } from "#modules/address-book/contract/constants.ts";
import { type AddressRow, addAddresses, areaByNames } from "#modules/address-book/server/index.ts";
import { demoAddresses } from "../data/members/demo-addresses.ts";

const savedAt = new Date("2026-01-05T03:00:00Z");

/** Seeds the demo accounts' addresses. Addresses that were changed or deleted by hand stay so. */
export async function seedAddresses(trx: Kysely<unknown>): Promise<void> {
  const rows: AddressRow[] = [];
  for (const [place, { userCode, firstName, lastName, company, area: names, ...address }] of demoAddresses.entries()) {
    const area = await areaByNames(trx, names);
    if (area === null) throw new Error(`the demo address ${place}: there is no ${Object.values(names).join(", ")}`);
    rows.push({
      ...address,
      ...area,
      code: `demo-${place + 1}`,
      userCode,
      type: company ? ("1" as const) : ("2" as const),
      companyName: company?.name ?? "",
      taxId: company?.taxId ?? "",
      recipientFirstName: firstName,
      recipientLastName: lastName,
      recipientMobile: address.mobile,
      country: homeCountry,
      at: savedAt,
    });
  }
  await addAddresses(trx, rows);
}
