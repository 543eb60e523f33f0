import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import type { AddressBookDeps } from "../address-book-deps.ts";
import { findAreas } from "../find-areas.ts";

export const queryAreaSearch = ({ database }: AddressBookDeps) =>
  query({
    access: "anyone",
    input: v.object({ keyword: v.pipe(v.string(), v.maxLength(100)) }),
    run: (_context, { keyword }) => findAreas(database.kysely, keyword),
  });
