import * as v from "valibot";
import type {
  ClubAccount,
  ClubEntry,
  ClubHistory,
  ClubMember,
  ClubReferral,
} from "#modules/loyalty/server/ports/club.ts";

/** Schemas of the club's responses. A response that does not match counts as no response. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const whole = v.pipe(v.number(), v.integer());
const text = v.pipe(v.string(), v.maxLength(1_000));
const maybe = v.nullable(text);

export const member: v.GenericSchema<unknown, ClubMember> = v.object({
  id: v.pipe(text, v.minLength(1)),
  mobile: v.pipe(text, v.regex(/^\+62\d+$/)),
  email: maybe,
  status: v.picklist(["ACTIVE", "INACTIVE", "GUEST", "BLOCKED"]),
  firstName: maybe,
  lastName: maybe,
  gender: v.nullable(v.picklist(["MALE", "FEMALE"])),
  birthDate: maybe,
  city: maybe,
  tierCode: text,
  emailVerified: v.boolean(),
  mobileVerified: v.boolean(),
  passwordSet: v.boolean(),
  havePin: v.boolean(),
  referralCode: maybe,
  consentVersion: maybe,
  createdAt: text,
});

export const account: v.GenericSchema<unknown, ClubAccount> = v.object({
  availablePoints: count,
  heldPoints: count,
  havePin: v.boolean(),
  pinLockedUntil: maybe,
  tierCode: text,
  expiring: v.nullable(v.object({ points: count, on: text })),
});

const entry: v.GenericSchema<unknown, ClubEntry> = v.object({
  id: text,
  at: text,
  kind: v.picklist(["earn", "bonus", "hold", "release", "spend", "giveBack", "takeBack", "expire", "credit", "debit"]),
  points: whole,
  balance: count,
  reference: maybe,
});

export const history: v.GenericSchema<unknown, ClubHistory> = v.object({
  entries: v.array(entry),
  endCursor: maybe,
  hasNextPage: v.boolean(),
  months: v.array(v.object({ month: text, earned: count, spent: count })),
});

export const referral: v.GenericSchema<unknown, ClubReferral> = v.object({
  firstName: text,
  lastName: maybe,
  referralCode: text,
  registerDate: text,
});

export const info = v.object({ name: text, linkBonusPoints: count, consentVersion: text });
export const points = v.object({ points: count });
export const memberId = v.object({ memberId: text });
export const holdId = v.object({ holdId: text });
export const registration = v.object({ token: text, expiresAt: text, member: v.nullable(member) });
