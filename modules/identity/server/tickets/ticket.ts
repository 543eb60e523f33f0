import { createHmac } from "node:crypto";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { ticketLifeMinutes } from "../../contract/constants.ts";
import type { IdentityDeps } from "../identity-deps.ts";

/** Statement in a ticket: for this purpose, its holder has proved this number, e-mail address or account. */
export type Ticket = {
  readonly purpose: string;
  readonly subject: string;
  /** Further data; readable by the holder, so nothing secret. */
  readonly data?: Readonly<Record<string, string>>;
};

export type TicketExpired = { readonly code: "REGISTRATION_TOKEN_EXPIRED" };

type TicketDeps = Pick<IdentityDeps, "secret" | "clock">;

/** Lifetime in minutes (D-09). */
export const ticketMinutes = ticketLifeMinutes;

// The prefix keeps other values signed with the same secret from being accepted as tickets.
const signature = (payload: string, secret: string): string =>
  createHmac("sha256", secret).update(`ticket.${payload}`).digest("base64url");

/** Signs a ticket, by which a browser carries a verified fact from one step to the next. */
export function issueTicket({ secret, clock }: TicketDeps, { purpose, subject, data = {} }: Ticket): string {
  const expires = clock.now().getTime() + ticketMinutes * 60_000;
  const payload = Buffer.from(JSON.stringify([purpose, subject, data, expires])).toString("base64url");
  return `${payload}.${signature(payload, secret)}`;
}

/** Reads a ticket of this purpose. A forged, an expired and another purpose's ticket give the same result. */
export function readTicket(
  { secret, clock }: TicketDeps,
  text: string,
  purpose: string,
): Result<Required<Ticket>, TicketExpired> {
  const [payload = "", given = "", ...rest] = text.split(".");
  const expired = fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
  if (rest.length > 0 || !sameSecret(given, signature(payload, secret))) return expired;
  const [of, subject, data, expires] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [
    string,
    string,
    Record<string, string>,
    number,
  ];
  if (of !== purpose || expires <= clock.now().getTime()) return expired;
  return ok({ purpose, subject, data });
}
