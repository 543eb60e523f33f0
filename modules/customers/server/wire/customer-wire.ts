import { maskedEmail } from "#kit/core/email-address.ts";
import { maskedName } from "#kit/core/masked-name.ts";
import { maskedMobile, shownMobile } from "#kit/core/mobile-number.ts";
import type { SavedAddress } from "#modules/address-book/server/index.ts";
import type { CustomerProfile, CustomerRow } from "#modules/identity/server/index.ts";

type Named = { readonly firstName: string; readonly lastName: string };

const nameOf = ({ firstName, lastName }: Named, open: boolean): string =>
  open ? `${firstName} ${lastName}`.trim() : maskedName(firstName, lastName);
const emailOf = (email: string | null, open: boolean) => (email === null || open ? email : maskedEmail(email));
const mobileOf = (mobile: string | null, open: boolean) =>
  mobile === null ? null : open ? shownMobile(mobile) : maskedMobile(mobile);

type RowFacts = {
  readonly open: boolean;
  readonly orders: { readonly orders: number; readonly lastAt: Date } | undefined;
  readonly linked: ReadonlySet<string>;
};

/** One row of the list. */
export const customerRowOnWire = (row: CustomerRow, { open, orders, linked }: RowFacts) => ({
  code: row.userCode,
  name: nameOf(row, open),
  email: emailOf(row.email, open),
  mobile: mobileOf(row.mobile, open),
  status: row.status,
  language: row.locale,
  registeredAt: row.createdAt.toISOString(),
  isImported: row.importedAt !== null,
  isInClub: linked.has(row.userCode),
  orders: orders?.orders ?? 0,
  lastOrderAt: orders?.lastAt.toISOString() ?? null,
});

/** The customer's profile. Without the permission values are masked: enough to recognise, too little to use (D-70). */
export const profileOnWire = (profile: CustomerProfile, open: boolean) => ({
  code: profile.userCode,
  isMasked: !open,
  name: nameOf(profile, open),
  email: emailOf(profile.email, open),
  emailVerified: profile.emailVerified,
  mobile: mobileOf(profile.mobile, open),
  mobileVerified: profile.mobileVerified,
  whatsApp: mobileOf(profile.whatsApp, open),
  gender: open ? profile.gender : null,
  birthDate: open ? profile.birthDate : null,
  language: profile.locale,
  note: profile.note,
  status: profile.status,
  hasPassword: profile.hasPassword,
  registeredAt: profile.createdAt.toISOString(),
  importedAt: profile.importedAt?.toISOString() ?? null,
  signInWith: profile.social,
});

/** An address; masked like the address of an order. */
export const addressOnWire = (address: SavedAddress, open: boolean) => ({
  name: nameOf(address, open),
  mobile: mobileOf(address.mobile, open) ?? "",
  companyName: open ? address.companyName : "",
  address: open ? address.address1 : "•••",
  area: [address.districtName, address.cityName, address.stateName].filter(Boolean).join(", "),
  zip: open ? address.zip : "",
  isDefault: address.isDefault,
});
