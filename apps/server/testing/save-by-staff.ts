import type { Json } from "#kit/core/fields/field-changes.ts";
import { recordDocuments } from "./record-fixture.ts";
import type { TestShop } from "./start-test-shop.ts";

type Saved = {
  readonly success: boolean;
  readonly errorMessage: string | null;
  readonly version: number;
  readonly entryId: number;
  readonly problems: readonly object[];
};

/** Saves and undoes records over the HTTP of a shop, as its screens do. Throws where it is refused. */
export function saveByStaff(shop: TestShop, headers: { readonly cookie: string }) {
  const send = async (query: string, input: object): Promise<Saved> => {
    const { body } = await shop.postToAdmin<Record<string, Saved>>({ query, variables: { input }, headers });
    const reply = Object.values(body.data ?? {})[0];
    if (!reply?.success) throw new Error(`not saved: ${JSON.stringify(body)}`);
    return reply;
  };
  return {
    /** `version` is null for a new record. */
    save(type: string, id: string, version: number | null, fields: Readonly<Record<string, Json>>): Promise<Saved> {
      const changes = Object.entries(fields).map(([path, value]) => ({ path, value }));
      const input = { type, id, version: version ?? 0, create: version === null, changes };
      return send(recordDocuments.save, input);
    },
    undo: (entryId: number): Promise<Saved> => send(recordDocuments.undo, { entryId }),
  };
}
