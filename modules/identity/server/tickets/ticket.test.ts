import fc from "fast-check";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { issueAccessToken } from "../session/access-token.ts";
import { issueTicket, readTicket } from "./ticket.ts";

const secret = "a secret of at least thirty-two characters";
const clock = testClock("2026-11-15T10:00:00Z");
const deps = { secret, clock };
const expired = { ok: false, error: { code: "REGISTRATION_TOKEN_EXPIRED" } };

test("D-09 a ticket is valid for 15 minutes, to the millisecond", () => {
  const mine = testClock("2026-11-15T10:00:00Z");
  const ticket = issueTicket({ secret, clock: mine }, { purpose: "phone", subject: "+6281234567890" });
  const read = () => readTicket({ secret, clock: mine }, ticket, "phone");
  mine.advance(15 * 60_000 - 1);
  expect(read()).toEqual({ ok: true, value: { purpose: "phone", subject: "+6281234567890", data: {} } });
  mine.advance(1);
  expect(read()).toEqual(expired);
});

test("D-09 a ticket is valid for one purpose, and other signed text is refused", () => {
  const expiresAt = new Date("2026-11-15T22:00:00Z");
  const invalidTickets = [
    issueTicket(deps, { purpose: "email", subject: "+6281234567890" }),
    issueTicket({ ...deps, secret: `${secret}!` }, { purpose: "phone", subject: "+6281234567890" }),
    issueAccessToken({ sessionId: "7d1f", expiresAt }, secret),
    "",
    ".",
    "a.b.c",
  ];
  for (const text of invalidTickets) expect(readTicket(deps, text, "phone")).toEqual(expired);
});

test("any subject and data are returned unchanged, and altered tickets are refused", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.dictionary(fc.string(), fc.string()),
      fc.nat(),
      (subject, data, at) => {
        const ticket = issueTicket(deps, { purpose: "p", subject, data });
        const read = readTicket(deps, ticket, "p");
        expect(read.ok && { ...read.value, data: { ...read.value.data } }).toEqual({
          purpose: "p",
          subject,
          data: { ...data },
        });
        const place = at % ticket.length;
        const changed = `${ticket.slice(0, place)}${ticket[place] === "A" ? "B" : "A"}${ticket.slice(place + 1)}`;
        expect(readTicket(deps, changed, "p")).toEqual(expired);
      },
    ),
  );
});
