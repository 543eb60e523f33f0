import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { storesModule } from "../index.ts";
import type { StoreDraft } from "../store-draft.ts";

/** The module's operations against a real database, every picture in its first version; answers plain JSON, as the wire would carry it. */
export function storesFixture(database: Database, hiddenStoreCodes: readonly string[]) {
  const module = storesModule({ database, hiddenStoreCodes, pictureUrl: (path) => `${path}?v=1` });
  const executor = createExecutor(joinSchemas([module]), { report: () => undefined });
  return {
    async ask(query: string): Promise<unknown> {
      const result = await executor.execute({ query, variables: {}, context: requestContext() });
      return JSON.parse(JSON.stringify(result));
    },
  };
}

const weekday = { opens: "09:00", closes: "20:00" };

/** A store that is in order, except for the test's changes. */
export const aStore = (changes: Partial<StoreDraft> = {}): StoreDraft => ({
  code: "JKT01",
  name: "Corner shop",
  address1: "Jl. Satu No. 1",
  city: "Jakarta",
  province: "DKI Jakarta",
  zip: "10110",
  latitude: -6.1754,
  longitude: 106.8272,
  phone: "+62 21 555 0100",
  hours: [weekday, weekday, weekday, weekday, weekday, { opens: "10:00", closes: "21:30" }, null],
  services: ["PICKUP"],
  picture: "/pictures/stores/jkt01.webp",
  position: 0,
  ...changes,
});
