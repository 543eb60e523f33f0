import type { Database } from "#kit/postgres/connect.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { sizeGuideAdminModule } from "../index.ts";

/** The back office's operations of the size guide. Maya may edit the content, Sari may not. */
export async function sizeGuideAdminFixture(database: Database) {
  const brands = async () => [{ code: "LKH", name: "Langkah" }];
  const category = (code: string, parentCode: string | null) => ({
    code,
    parentCode,
    position: 0,
    names: { "en-US": code },
  });
  const categories = async () => [category("HATS", null), category("CAPS", "HATS"), category("No", null)];
  const staff = await staffFixture(database, (deps) => [sizeGuideAdminModule({ ...deps, brands, categories })]);
  const maya = await staff.signedIn("maya@sizes.test", "marketing");
  const sari = await staff.signedIn("sari@sizes.test", "support");
  return {
    people: { maya, sari },
    /** The data of an operation, or the code of the error it was refused with. */
    // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
    async call(text: string, variables: object = {}, headers: object = maya): Promise<any> {
      const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
      return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
    },
  };
}
