import type { EventEmitter } from "node:events";

/**
 * Admission control: limits concurrent requests of a process and refuses the rest at once. A late answer is wasted work, and with
 * an unbounded queue every request would be late.
 */
export type Admission = {
  /**
   * Admits a request until its response closes, or refuses it. Prioritised requests have additional room. The address is null
   * where it does not identify the client; otherwise no address gets more than its share.
   */
  enter(response: Pick<EventEmitter, "once">, first: boolean, address: string | null): boolean;
};

export type AdmissionSettings = {
  /** The number of requests admitted in a burst. */
  readonly most: number;
  /** The number up to which prioritised requests are admitted. */
  readonly mostFirst: number;
  /** The share of the room for one address, from 0 to 1. At 1 there is no limit per address. */
  readonly addressShare: number;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
};

/** A queue that has not shrunk for this long is an overload, not a burst. */
const patienceMs = 1_000;
/** From then on this share is admitted, until half of it is left. */
const shareWhenLasting = 1 / 4;

export function createAdmission({ most, mostFirst, addressShare, now }: AdmissionSettings): Admission {
  const few = Math.ceil(most * shareWhenLasting);
  const shareOf = (all: number) => Math.ceil(all * addressShare);
  const shareOfFew = shareOf(few);
  const firstByAddress = countByAddress();
  const othersByAddress = countByAddress();
  let first = 0;
  let others = 0;
  /** The others, counting of each address no more than its share: one address is no overload. */
  let counted = 0;
  /** The start of the current overload; null while there is none. */
  let overloadedSince: number | null = null;

  const isLasting = () => overloadedSince !== null && now() - overloadedSince > patienceMs;

  return {
    enter(response, comesFirst, client) {
      const address = addressShare < 1 ? client : null;
      if (comesFirst) {
        if (first >= mostFirst || firstByAddress.of(address) >= shareOf(mostFirst)) return false;
        first += 1;
        firstByAddress.add(address);
        response.once("close", () => {
          first -= 1;
          firstByAddress.remove(address);
        });
        return true;
      }
      const lasting = isLasting();
      const own = othersByAddress.of(address);
      if (others >= most || own >= (lasting ? shareOfFew : shareOf(most)) || (lasting && counted >= few)) return false;
      others += 1;
      othersByAddress.add(address);
      if (own < shareOfFew) counted += 1;
      if (counted >= few) overloadedSince ??= now();
      response.once("close", () => {
        others -= 1;
        othersByAddress.remove(address);
        if (othersByAddress.of(address) < shareOfFew) counted -= 1;
        if (counted <= few / 2) overloadedSince = null;
      });
      return true;
    },
  };
}

/** Counts by address; deletes an address without requests. */
export function countByAddress() {
  const counts = new Map<string, number>();
  const of = (address: string | null) => (address === null ? 0 : (counts.get(address) ?? 0));
  return {
    of,
    add(address: string | null): void {
      if (address !== null) counts.set(address, of(address) + 1);
    },
    remove(address: string | null): void {
      if (address === null) return;
      const left = of(address) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    },
  };
}
