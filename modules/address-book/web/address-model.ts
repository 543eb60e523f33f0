import { corporateType } from "../contract/constants.ts";
import type { AddressEntry } from "./address-book.graphql.gen.ts";

/** An address as the page shows it and the form begins with. */
export type AddressModel = AddressEntry;

/** Whom a parcel is for: the person, and the company around them. */
export const recipientOf = ({ recipientFirstName, recipientLastName }: AddressModel): string =>
  `${recipientFirstName} ${recipientLastName}`;

export const isCorporate = ({ type }: Pick<AddressModel, "type">): boolean => type === corporateType;
