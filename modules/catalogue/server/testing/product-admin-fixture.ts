import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { catalogueAdminModule } from "../admin-module.ts";
import { noPageChoices, type PageChoices } from "../ports/page-choices.ts";
import type { ProductHistory } from "../ports/product-history.ts";
import { productRecordFixture } from "./product-record-fixture.ts";

/** Ports of a shop that has sold nothing. */
export const nothingSold: ProductHistory = {
  sales: async () => ({ units: 0, orders: 0, amount: 0, lastSoldAt: null }),
  salesBySku: async () => [],
  returns: async () => [],
  searches: async () => [],
};

/** The back office's operations over a real database. Dewi edits the catalogue, Sari reads it. `used` are SKUs that count as sold. */
export async function productAdminFixture(
  database: Database,
  {
    used = new Set<string>(),
    productHistory = nothingSold,
    pageChoices = noPageChoices,
  }: { used?: Set<string>; productHistory?: ProductHistory; pageChoices?: PageChoices } = {},
) {
  const products = productRecordFixture(database, used);
  const usedSkus = async (_db: unknown, codes: readonly string[]) => new Set(codes.filter((code) => used.has(code)));
  const staff = await staffFixture(database, (deps) => [
    catalogueAdminModule({
      ...deps,
      skuUses: { usedSkus },
      productHistory,
      pageChoices,
      pictureUrl: (path) => `${path}?v=1`,
    }),
  ]);
  const dewi = await staff.signedIn("dewi@goods.test", "catalogue");
  const sari = await staff.signedIn("sari@goods.test", "support");
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  async function call(text: string, variables: object = {}, headers: object = dewi): Promise<any> {
    const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
    return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
  }
  const mutate = (name: string, type: string) => (input: object, headers?: object) =>
    call(
      `mutation ${name}($input: ${type}!) { ${name}(input: $input) { success errorCode message data { productCode outcome } } }`,
      { input },
      headers,
    );
  return {
    products,
    staff,
    people: { dewi, sari },
    call,
    create: mutate("adminCreateProduct", "AdminCreateProductInput"),
    duplicate: mutate("adminDuplicateProduct", "AdminDuplicateProductInput"),
    remove: mutate("adminDeleteProduct", "AdminDeleteProductInput"),
    /** The codes a list answers, and how many there are. */
    async listed(input: object): Promise<[number, ...string[]] | string> {
      const page = await call(
        `query adminProducts($input: AdminProductsInput!) { adminProducts(input: $input) { total products { code } } }`,
        { input },
      );
      return typeof page === "string" ? page : [page.total, ...page.products.map(({ code }: { code: string }) => code)];
    },
    async audit(subject: string): Promise<string[]> {
      const { rows } = await sql<{ action: string }>`
        select action from staff.audit where subject = ${subject} order by id`.execute(database.kysely);
      return rows.map(({ action }) => action);
    },
  };
}
