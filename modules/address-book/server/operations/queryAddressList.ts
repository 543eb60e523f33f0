import { query } from "#kit/graphql/operation.ts";
import type { AddressBookDeps } from "../address-book-deps.ts";
import { addressOnWire } from "../address-wire.ts";
import { memberOf } from "../member-of.ts";
import { listAddresses } from "../store/addresses.ts";

export const queryAddressList = ({ database }: AddressBookDeps) =>
  query({
    access: "member",
    run: async ({ caller }) => (await listAddresses(database.kysely, memberOf(caller))).map(addressOnWire),
  });
