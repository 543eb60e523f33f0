import { keyedHash } from "#kit/core/keyed-hash.ts";

/** The person an answer belongs to: a member, a guest, or the owner of a mailbox. */
export type ConsentSubject =
  | { readonly kind: "member"; readonly userCode: string }
  | { readonly kind: "guest"; readonly guestId: string }
  | { readonly kind: "email"; readonly email: string };

/** The subject as stored in the ledger. A mailbox is stored as a keyed hash: it can be looked up, but not read. */
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
