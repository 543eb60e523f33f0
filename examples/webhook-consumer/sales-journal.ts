import { existsSync } from "node:fs";
import { open, readFile } from "node:fs/promises";

export type PaidOrder = {
  readonly eventId: string;
  readonly at: string;
  readonly order: string;
  readonly rupiah: number;
};

const head = "event,at,order,rupiah\n";

/**
 * A CSV file with one row for each paid order. An event may come more than once: its id is in the row, so that a program that is
 * started again knows what it has written.
 */
export async function openSalesJournal(path: string) {
  const before = existsSync(path) ? await readFile(path, "utf8") : "";
  const known = new Set(before.split("\n").map((line) => line.split(",", 1)[0]));
  const file = await open(path, "a");
  if (before === "") await file.appendFile(head);
  let last: Promise<void> = Promise.resolve();
  const append = async ({ eventId, at, order, rupiah }: PaidOrder) => {
    if (known.has(eventId)) return;
    await file.appendFile(`${eventId},${at},${order},${rupiah}\n`);
    // The shop forgets an event once it is answered: by then the row must survive a power failure.
    await file.sync();
    known.add(eventId);
  };
  return {
    /** Rows are written one after the other, so that two copies of an event that come at once make one row. */
    write(order: PaidOrder): Promise<void> {
      const written = last.then(() => append(order));
      last = written.catch(() => undefined);
      return written;
    },
    close: () => file.close(),
  };
}
