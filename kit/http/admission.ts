import type { EventEmitter } from "node:events";

/**
 * How much a process takes on at a time. What it cannot take on it says at once, because an answer that comes too late is
 * work for nothing: with a queue without an end everybody waits, and nobody is served.
 */
export type Admission = {
  /** Lets a request in until its response closes, or not. Some come first: they have room of their own. */
  enter(response: Pick<EventEmitter, "once">, first: boolean): boolean;
};

export type AdmissionSettings = {
  /** So many are let in when a crowd comes at once: it is served within a moment. */
  readonly most: number;
  /** Whoever comes first is let in up to here, whatever the others do. */
  readonly mostFirst: number;
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
};

/** A crowd that has not got smaller for so long is no burst: more come than can be served. */
const patienceMs = 1_000;
/** From then on this share is let in at a time, until half of that is left. */
const shareWhenLasting = 1 / 4;

export function createAdmission({ most, mostFirst, now }: AdmissionSettings): Admission {
  const few = Math.ceil(most * shareWhenLasting);
  let first = 0;
  let others = 0;
  /** Since when there has been a crowd without a break; null while there is none. */
  let crowdedSince: number | null = null;

  const room = () => (crowdedSince !== null && now() - crowdedSince > patienceMs ? few : most);

  return {
    enter(response, comesFirst) {
      if (comesFirst) {
        if (first >= mostFirst) return false;
        first += 1;
        response.once("close", () => {
          first -= 1;
        });
        return true;
      }
      if (others >= room()) return false;
      others += 1;
      if (others >= few) crowdedSince ??= now();
      response.once("close", () => {
        others -= 1;
        if (others <= few / 2) crowdedSince = null;
      });
      return true;
    },
  };
}
