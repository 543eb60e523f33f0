import fc from "fast-check";
import { expect, test } from "vitest";
import type { LinkAccount } from "./link-steps.ts";
import { readPendingLink, writePendingLink } from "./pending-link.ts";

const waiting: LinkAccount = {
  mobile: "+6281210000003",
  firstName: "Bayu",
  lastName: null,
  isValid: true,
  isGuest: false,
  thirdId: "sealed",
  thirdExist: true,
};

test("LY-24 LY-25 the flag opens the dialog, at its account if it has one; without the flag nothing opens", () => {
  expect(readPendingLink(null)).toBeNull();
  expect(readPendingLink("1")).toEqual({ account: null });
  expect(readPendingLink(writePendingLink(waiting))).toEqual({ account: waiting });
});

test("an unreadable value in the browser's storage opens the dialog from the start", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.json()), (flag) => {
      expect(readPendingLink(flag)).toEqual({ account: null });
    }),
  );
});
