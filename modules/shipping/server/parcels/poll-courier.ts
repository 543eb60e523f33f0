import type { Job } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { CronEntry } from "#kit/postgres/worker.ts";
import { noteHeard, silentParcels } from "../store/parcels.ts";
import type { ReceiveTrackingDeps } from "./receive-tracking.ts";
import { recordTracking } from "./record-tracking.ts";

export const pollJobName = "shipping.ask_courier";
export const shippingCron: readonly CronEntry[] = [{ job: pollJobName, match: "*/15 * * * *" }];

const hour = 3_600_000;
/** So long a parcel may be silent before we ask: webhooks get lost. */
const patienceHours = 6;
const mostAtOnce = 50;

/** Asks the courier about parcels that have been silent for long. No transaction is open while it answers. */
export const pollCourier =
  (deps: ReceiveTrackingDeps): Job =>
  async (_payload, { signal }) => {
    const { logistics, database, clock } = deps;
    if (!logistics) return;
    const since = new Date(clock.now().getTime() - patienceHours * hour);
    for (const { code, courierCode, expressCode } of await silentParcels(database.kysely, since, mostAtOnce)) {
      if (signal.aborted) return;
      const tracked = await logistics.track({ courierCode, expressCode });
      // Who does not answer will hardly answer for the next one.
      if (!tracked.ok && tracked.error.code === "UNAVAILABLE") return;
      if (tracked.ok && tracked.value.length > 0) {
        const name = { parcelCode: code, courierCode, expressCode };
        await inTransaction(database, (trx) => recordTracking(trx, deps, name, tracked.value));
      } else {
        await noteHeard(database.kysely, [code], clock.now());
      }
    }
  };
