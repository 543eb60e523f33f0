import type { Transaction } from "kysely";
import type { FieldChange } from "#kit/core/fields/field-changes.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { FieldProblem } from "#kit/postgres/records/record-type.ts";
import { writeOf } from "#kit/postgres/records/write-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { PackedItem } from "../contract/chargeable-kilograms.ts";
import type { FreightOffer } from "../contract/freight.ts";
import { offerFreight } from "./offer-freight.ts";
import { rateTableOf } from "./rate-table-courier.ts";
import { courierServiceRecord } from "./records/service-record.ts";
import { readRoute } from "./store/routes.ts";

export type FreightTrial = {
  readonly placeCode: string;
  readonly districtCode: string;
  readonly item: PackedItem;
  /** The service whose changes are tried; null to see the saved rates alone. */
  readonly draft: { readonly id: string; readonly changes: readonly Omit<FieldChange, "before">[] } | null;
};

export type FreightPreview = {
  /** What keeps the changes from being saved; then there is no `after`. */
  readonly problems: readonly FieldProblem[];
  readonly before: readonly FreightOffer[];
  readonly after: readonly FreightOffer[] | null;
};

/** Thrown inside the transaction to roll it back: what was tried is not saved. */
class TriedOnly extends Error {
  readonly preview: FreightPreview;
  constructor(preview: FreightPreview) {
    super("tried only");
    this.preview = preview;
  }
}

/**
 * What a parcel costs now and with unsaved changes of a service. The changes are checked and written as a save does, priced as a
 * checkout does, and rolled back. Readers do not wait for it.
 */
export async function previewFreight(database: Database, trial: FreightTrial): Promise<FreightPreview> {
  try {
    return await inTransaction(database, async (trx) => {
      const before = await offersIn(trx, trial);
      if (trial.draft === null) return { problems: [], before, after: null };
      const { id, changes } = trial.draft;
      const states = await courierServiceRecord.read(trx, [id]);
      const write = await writeOf(courierServiceRecord, id, states.get(id) ?? null, changes);
      const problems = await courierServiceRecord.check(trx, [write]);
      if (problems.length > 0) return { problems, before, after: null };
      await courierServiceRecord.write(trx, [write]);
      throw new TriedOnly({ problems: [], before, after: await offersIn(trx, trial) });
    });
  } catch (thrown) {
    if (thrown instanceof TriedOnly) return thrown.preview;
    throw thrown;
  }
}

async function offersIn(
  trx: Transaction<unknown>,
  { placeCode, districtCode, item }: FreightTrial,
): Promise<readonly FreightOffer[]> {
  const { destination, origins } = await readRoute(trx, { placeCode, districtCode });
  if (!destination) return [];
  const parcels = [{ sourceCode: placeCode, items: [item] }];
  const offers = await offerFreight([rateTableOf(trx)], { parcels, destination, origins });
  return offers.ok ? offers.value.toSorted((one, other) => one.total - other.total) : [];
}
