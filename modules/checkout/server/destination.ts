import type { Kysely } from "kysely";
import type { Caller } from "#kit/graphql/context.ts";
import type { Area } from "#modules/address-book/contract/area.ts";
import { addressOf, regionPath, type SavedAddress } from "#modules/address-book/server/index.ts";
import type { Choices, TypedAddress } from "./choices.ts";

/** An address with the names of its area, whether it was typed here or stands in the member's book. */
export type Destination = Area & {
  readonly type: string;
  readonly companyName: string;
  readonly taxId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly address1: string;
  readonly zip: string;
};

/** Where it goes as far as that is known; null when no address was chosen or the chosen one is gone. */
export async function destinationOf(
  db: Kysely<unknown>,
  caller: Caller,
  { addressCode, address }: Pick<Choices, "addressCode" | "address">,
): Promise<Destination | null> {
  if (addressCode !== null && caller.kind === "member") {
    const saved = await addressOf(db, caller.userCode, addressCode);
    return saved && ofBook(saved);
  }
  return address && typedDestination(db, address);
}

export async function typedDestination(db: Kysely<unknown>, typed: TypedAddress): Promise<Destination | null> {
  const area = await regionPath(db, typed.district);
  return (
    area && {
      ...area,
      type: typed.type,
      companyName: typed.companyName,
      taxId: typed.taxId,
      firstName: typed.recipientFirstName,
      lastName: typed.recipientLastName,
      mobile: typed.recipientMobile,
      email: typed.recipientEmail,
      address1: typed.address1,
      zip: typed.zipCode,
    }
  );
}

const ofBook = ({ code, isDefault, ...saved }: SavedAddress): Destination => ({ ...saved, email: null });
