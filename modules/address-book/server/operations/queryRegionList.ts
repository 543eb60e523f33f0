import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import type { AddressBookDeps } from "../address-book-deps.ts";
import { regionsWithin } from "../store/regions.ts";

export const queryRegionList = ({ database }: AddressBookDeps) =>
  query({
    access: "anyone",
    input: v.object({ parentCode: v.nullish(v.pipe(v.string(), v.maxLength(8)), null) }),
    // A form without a choice sends an empty text.
    run: (_context, { parentCode }) => regionsWithin(database.kysely, parentCode || null),
  });
