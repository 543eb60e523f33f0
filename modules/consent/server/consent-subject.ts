import { keyedHash } from "#kit/core/keyed-hash.ts";

/** Who agrees: a member, a guest of this browser, or whoever reads this mailbox. */
export type ConsentSubject =
  | { readonly kind: "member"; readonly userCode: string }
  | { readonly kind: "guest"; readonly guestId: string }
  | { readonly kind: "email"; readonly email: string };

/** The subject as the ledger keeps it. A mailbox becomes a keyed hash: it can be looked up, but not read. */
export function subjectKey(subject: ConsentSubject, secret: string): string {
  switch (subject.kind) {
    case "member":
      return `member:${subject.userCode}`;
    case "guest":
      return `guest:${subject.guestId}`;
    case "email":
      return `email:${keyedHash(secret, `consent-email.${subject.email}`)}`;
  }
}
