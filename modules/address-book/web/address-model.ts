import { corporateType } from "../contract/constants.ts";
import type { AddressEntry } from "./address-book.graphql.gen.ts";

export type AddressModel = AddressEntry;

export const recipientOf = ({ recipientFirstName, recipientLastName }: AddressModel): string =>
  `${recipientFirstName} ${recipientLastName}`;

export const isCorporate = ({ type }: Pick<AddressModel, "type">): boolean => type === corporateType;
