import { sameSecret } from "#kit/core/constant-time.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import type { ClubDeps } from "../club-deps.ts";

/**
 * A signed ticket: its holder has proved to be this member. `state` changes with the secret the ticket is for, so it
 * works once.
 */
export type Ticket = {
  readonly purpose: "password" | "pin" | "passwordPhone" | "pinPhone";
  readonly memberId: string;
  readonly state: string;
};

type TicketDeps = Pick<ClubDeps, "secret" | "clock">;

const minutes = 10;

const signature = (secret: string, payload: string): string => keyedHash(secret, `club ticket.${payload}`);

/** A fingerprint of a secret's hash, or of its absence: once the secret is another, so is this. */
export const stateOf = (secret: string, hash: string | null): string =>
  keyedHash(secret, `club ticket state.${hash ?? "none"}`);

export function issueTicket({ secret, clock }: TicketDeps, { purpose, memberId, state }: Ticket): string {
  const expires = clock.now().getTime() + minutes * 60 * 1000;
  const payload = Buffer.from(JSON.stringify([purpose, memberId, state, expires])).toString("base64url");
  return `${payload}.${signature(secret, payload)}`;
}

/** Reads a ticket of this purpose; null when it is forged, old or for something else. */
export function readTicket(
  { secret, clock }: TicketDeps,
  text: string,
  purpose: Ticket["purpose"],
): { memberId: string; state: string } | null {
  const [payload = "", given = "", ...rest] = text.split(".");
  if (rest.length > 0 || !sameSecret(given, signature(secret, payload))) return null;
  const [of, memberId, state, expires] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [
    string,
    string,
    string,
    number,
  ];
  return of === purpose && expires > clock.now().getTime() ? { memberId, state } : null;
}
