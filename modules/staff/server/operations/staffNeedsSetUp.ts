import { query } from "#kit/graphql/operation.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { hasAdmin } from "../store/set-up.ts";

/** Anyone may ask: the sign-in page of a new shop leads to the set-up page. */
export const staffNeedsSetUp = ({ database }: StaffDeps) =>
  query({
    access: "anyone",
    run: async () => !(await hasAdmin(database.kysely)),
  });
