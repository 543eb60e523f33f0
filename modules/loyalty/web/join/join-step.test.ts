import { expect, test } from "vitest";
import { type JoinStep, type SentEmail, stepAfterProof } from "./join-step.ts";

const email: SentEmail = { email: "t•••@mail.example", timeRemaining: 60_000 };
const fine = { success: true, errorCode: null, errorMessage: null };
const refused = (errorCode: string | null, errorMessage: string | null = "Message.") => ({
  success: false,
  errorCode,
  errorMessage,
  data: null,
});

const details = { fine, expired: refused("REGISTRATION_TOKEN_EXPIRED"), failed: refused("CLUB_UNREACHABLE") };
const emails = {
  sent: { ...fine, data: [email] },
  "sent, and without data": { ...fine, data: [] },
  "without a mailbox": refused("EMAIL_UNKNOWN"),
  expired: refused("REGISTRATION_TOKEN_EXPIRED"),
  limited: refused("RATE_LIMITED"),
  failed: refused(null, null),
};
const checks = ["MEMBER_NOT_FOUND", "MEMBER_NOT_FOUND_IN_BOTH", "PHONE_NOT_VERIFIED", "ACCOUNT_NOT_ACTIVATED"] as const;

/** Every transition, written by hand a second time. */
function expected(check: string, detail: keyof typeof details, sent: keyof typeof emails): JoinStep {
  if (check.startsWith("MEMBER_NOT_FOUND")) return { to: "signUp" };
  if (detail === "expired") return { to: "expired", message: "Message." };
  if (detail === "failed") return { to: "number", message: "Message." };
  switch (sent) {
    case "sent":
      return { to: "letter", letter: email };
    case "without a mailbox":
      return { to: "signUp" };
    case "expired":
      return { to: "expired", message: "Message." };
    case "limited":
      return { to: "number", message: "Message." };
    default:
      return { to: "number", message: null };
  }
}

const ways = checks.flatMap((check) =>
  (Object.keys(details) as (keyof typeof details)[]).flatMap((detail) =>
    (Object.keys(emails) as (keyof typeof emails)[]).map((sent) => [check, detail, sent] as const),
  ),
);

test.each(ways)("TR-10 TR-11 TR-12 ID-24 ID-25 ID-26 %s, ticket %s, e-mail %s", async (check, detail, sent) => {
  const requests: string[] = [];
  const step = await stepAfterProof(check, {
    detail: async () => {
      requests.push("detail");
      return details[detail];
    },
    letter: async () => {
      requests.push("letter");
      return emails[sent];
    },
  });
  expect(step).toEqual(expected(check, detail, sent));
  // The e-mail is sent only for a valid ticket, and never to a person the club does not have.
  const known = !check.startsWith("MEMBER_NOT_FOUND");
  expect(requests).toEqual(known ? (detail === "fine" ? ["detail", "letter"] : ["detail"]) : []);
});
