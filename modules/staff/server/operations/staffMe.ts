import { query } from "#kit/graphql/operation.ts";
import { adminStaffOf } from "../session/staff-of.ts";
import type { StaffDeps } from "../staff-deps.ts";

export const staffMe = (deps: StaffDeps) =>
  query({
    access: "anyone",
    // A key is nobody who has signed in; `adminCallingKey` describes it.
    run: async (context) => (context.apiKeyId === undefined ? adminStaffOf(deps, context) : null),
  });
