import type { Database } from "#kit/postgres/connect.ts";
import { approvalsAdminModule } from "#modules/approvals/server/index.ts";
import { usualCodeLimits } from "#modules/identity/server/index.ts";
import { memoryClub } from "#modules/loyalty/server/testing/memory-club.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { type CustomersDeps, customersAdminModule, pointsProposals } from "../index.ts";

export const scope = { tenantCode: "SHOP", domainCode: "WEB", siteCode: "ID" };

/**
 * The module behind a real endpoint, with an in-memory club. Dewi sees contact data, Sari does not, Putu may not open
 * customers.
 */
export async function customersFixture(database: Database, sealer: CustomersDeps["sealer"] | null = null) {
  const club = memoryClub();
  const staff = await staffFixture(database, (deps) => [
    customersAdminModule({
      ...deps,
      codes: usualCodeLimits,
      pointsAdjustCap: () => 1_000,
      ...(sealer ? { sealer } : {}),
      club: club.club,
      scope,
      describeSkus: async (codes) =>
        new Map(codes.map((code) => [code, { name: `Goods ${code}`, options: "Red", productCode: "P1" }])),
    }),
    approvalsAdminModule({ ...deps, kinds: [pointsProposals(deps)] }),
  ]);
  const people = {
    dewi: await staff.signedIn("dewi@customers.test", "orderDesk"),
    sari: await staff.signedIn("sari@customers.test", "support"),
    putu: await staff.signedIn("putu@customers.test", "catalogue"),
    mila: await staff.signedIn("mila@customers.test", "marketing"),
  };
  /** The data of an operation, or its error code. */
  async function call<Data>(text: string, variables: object, headers: { cookie: string } = people.dewi) {
    const { body } = await staff.post<Record<string, Data>>(text, { ...variables }, { ...headers });
    const code = body.errors?.[0]?.extensions.code;
    if (code !== undefined) return code as never;
    return Object.values(body.data ?? {})[0] as Data;
  }
  return { ...staff, club, people, call };
}
