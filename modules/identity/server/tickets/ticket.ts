import { createHmac } from "node:crypto";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { ticketLifeMinutes } from "../../contract/constants.ts";
import type { IdentityDeps } from "../identity-deps.ts";

/** What a ticket says: for this purpose, its holder has proved something about this number, mailbox or account. */
export type Ticket = {
  readonly purpose: string;
  readonly subject: string;
  /** Whatever else belongs to it; readable by its holder, so nothing secret. */
  readonly data?: Readonly<Record<string, string>>;
};

export type TicketExpired = { readonly code: "REGISTRATION_TOKEN_EXPIRED" };

type TicketDeps = Pick<IdentityDeps, "secret" | "clock">;

/** Minutes a ticket lasts (D-09). */
export const ticketMinutes = ticketLifeMinutes;

// Its own word in front: nothing else that is signed with the same secret passes for a ticket.
const signature = (payload: string, secret: string): string =>
  createHmac("sha256", secret).update(`ticket.${payload}`).digest("base64url");

/** Lets a browser carry what the server found out from one step to the next. Nobody without the shop's secret can write one. */
export function issueTicket({ secret, clock }: TicketDeps, { purpose, subject, data = {} }: Ticket): string {
  const expires = clock.now().getTime() + ticketMinutes * 60_000;
  const payload = Buffer.from(JSON.stringify([purpose, subject, data, expires])).toString("base64url");
  return `${payload}.${signature(payload, secret)}`;
}

/** Reads a ticket of this purpose. A forged one, an old one and one for something else are all the same. */
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
