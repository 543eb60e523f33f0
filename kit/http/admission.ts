import type { EventEmitter } from "node:events";

/**
 * How much a process takes on at a time. What it cannot take on it says at once, because an answer that comes too late is
 * work for nothing: with a queue without an end everybody waits, and nobody is served.
 */
export type Admission = {
  /**
   * Lets a request in until its response closes, or not. Some come first: they have room of their own. The address is null
   * where it tells nothing about the client; otherwise no address takes more than its share.
   */
  enter(response: Pick<EventEmitter, "once">, first: boolean, address: string | null): boolean;
};

export type AdmissionSettings = {
  /** So many are let in when a crowd comes at once: it is served within a moment. */
  readonly most: number;
  /** Whoever comes first is let in up to here, whatever the others do. */
  readonly mostFirst: number;
  /** The part of the room one address may take, from 0 to 1. At 1 there is no limit for an address. */
  readonly addressShare: number;
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
};

/** A crowd that has not got smaller for so long is no burst: more come than can be served. */
const patienceMs = 1_000;
/** From then on this share is let in at a time, until half of that is left. */
const shareWhenLasting = 1 / 4;

export function createAdmission({ most, mostFirst, addressShare, now }: AdmissionSettings): Admission {
  const few = Math.ceil(most * shareWhenLasting);
  const shareOf = (all: number) => Math.ceil(all * addressShare);
  const shareOfFew = shareOf(few);
  const firstByAddress = countByAddress();
  const othersByAddress = countByAddress();
  let first = 0;
  let others = 0;
  /** The others, but of each address no more than its share of the few: one address is no crowd, however many it sends. */
  let crowd = 0;
  /** Since when there has been a crowd without a break; null while there is none. */
  let crowdedSince: number | null = null;

  const isLasting = () => crowdedSince !== null && now() - crowdedSince > patienceMs;

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
      if (others >= most || own >= (lasting ? shareOfFew : shareOf(most)) || (lasting && crowd >= few)) return false;
      others += 1;
      othersByAddress.add(address);
      if (own < shareOfFew) crowd += 1;
      if (crowd >= few) crowdedSince ??= now();
      response.once("close", () => {
        others -= 1;
        othersByAddress.remove(address);
        if (othersByAddress.of(address) < shareOfFew) crowd -= 1;
        if (crowd <= few / 2) crowdedSince = null;
      });
      return true;
    },
  };
}

/** Counts by address, and keeps nothing about an address that has left. */
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
