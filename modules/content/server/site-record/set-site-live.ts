import type { Transaction } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import type { SitePart } from "../../contract/site/site-parts.ts";
import type { SiteLive } from "../../contract/site/site-state.ts";
import { publishedSiteRecord } from "./site-record.ts";

type Publication = {
  readonly at: Date;
  readonly actor: { readonly id: string | null; readonly name: string };
  /** The version of the record that was seen and is published. */
  readonly version: number;
};

/** Stores who published a part, as an entry of its history. Open editors of the part are notified as of any save. */
export async function setSiteLive(trx: Transaction<unknown>, part: SitePart, { at, actor, version }: Publication) {
  // This entry is the next version, and changes nothing of what was published.
  const live: SiteLive = { publishedAt: at.toISOString(), publishedBy: actor.name, version: version + 1 };
  const changes = Object.entries(live).map(([field, after]) => ({ path: `live/${field}`, after: after as Json }));
  const why = { at, actor, action: "publish" };
  const saved = await saveRecords(trx, publishedSiteRecord, [{ id: part, version, changes }], why);
  if (!saved.ok) throw new Error(`the state of ${part} could not be written: ${JSON.stringify(saved.error)}`);
}
