import { homeCountry } from "../contract/constants.ts";
import type { SavedAddress } from "./store/addresses.ts";

/** An address in the wire format (EN-31). */
export const addressOnWire = (address: SavedAddress) => ({
  addressCode: address.code,
  type: address.type,
  companyName: address.companyName || null,
  taxId: address.taxId || null,
  recipientFirstName: address.firstName,
  recipientLastName: address.lastName,
  recipientMobile: address.mobile,
  // Members get e-mails at the address of their account; only guests enter one here.
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
