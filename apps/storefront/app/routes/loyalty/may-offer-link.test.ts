import { expect, test } from "vitest";
import { type LinkFacts, mayOfferLink } from "./may-offer-link.ts";

const member: LinkFacts = {
  isMember: true,
  isBound: false,
  pending: false,
  askedUntil: 0,
  askedThisVisit: false,
  now: 1_000,
};

test("LY-25 the flag counts only for members without a club account, even if they were asked recently", () => {
  expect(mayOfferLink({ ...member, pending: true, askedThisVisit: true, askedUntil: 9_999 })).toBe("pending");
  expect(mayOfferLink({ ...member, pending: true, isMember: false })).toBeNull();
  expect(mayOfferLink({ ...member, pending: true, isBound: true })).toBeNull();
});

test("without a flag a member is asked once per visit, and not before the chosen pause has ended", () => {
  expect(mayOfferLink(member)).toBe("offer");
  expect(mayOfferLink({ ...member, askedThisVisit: true })).toBeNull();
  expect(mayOfferLink({ ...member, askedUntil: 1_001 })).toBeNull();
  expect(mayOfferLink({ ...member, askedUntil: 1_000 })).toBe("offer");
  expect(mayOfferLink({ ...member, isBound: true })).toBeNull();
});
