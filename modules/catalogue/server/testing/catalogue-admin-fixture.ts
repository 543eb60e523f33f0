import type { Database } from "#kit/postgres/connect.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { catalogueAdminModule } from "../index.ts";
import { noPageChoices } from "../ports/page-choices.ts";
import { nothingSold } from "./product-admin-fixture.ts";
import { insertProducts } from "./products-fixture.ts";

/** The catalogue's operations of the back office over a real database with a few products. Dewi may edit, Sari may read. */
export async function catalogueAdminFixture(database: Database) {
  await insertProducts(database.kysely);
  const staff = await staffFixture(database, (deps) => [
    catalogueAdminModule({
      ...deps,
      skuUses: { usedSkus: async () => new Set() },
      productHistory: nothingSold,
      pageChoices: noPageChoices,
      pictureUrl: (path) => path,
    }),
  ]);
  const dewi = await staff.signedIn("dewi@catalogue.test", "catalogue");
  const sari = await staff.signedIn("sari@catalogue.test", "support");
  /** The data of an operation, or the code of the error it was refused with. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  async function call(text: string, variables: object = {}, headers: object = dewi): Promise<any> {
    const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
    return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
  }
  return { staff, people: { dewi, sari }, call };
}
