import { homeCountry } from "../contract/constants.ts";
import type { SavedAddress } from "./store/addresses.ts";

/** An address under the names the specification gives its fields (EN-31). */
export const addressOnWire = (address: SavedAddress) => ({
  addressCode: address.code,
  type: address.type,
  companyName: address.companyName || null,
  taxId: address.taxId || null,
  recipientFirstName: address.firstName,
  recipientLastName: address.lastName,
  recipientMobile: address.mobile,
  // A member's letters go to the mailbox of the account; only guests name one with an address.
  recipientEmail: null,
  address1: address.address1,
  country: homeCountry,
  state: address.state,
  stateName: address.stateName,
  city: address.city,
  cityName: address.cityName,
  district: address.district,
  districtName: address.districtName,
  zipCode: address.zip,
  isDefault: address.isDefault,
});
