import { query } from "#kit/graphql/operation.ts";
import { adminStaffOf } from "../session/staff-of.ts";
import type { StaffDeps } from "../staff-deps.ts";

export const staffMe = (deps: StaffDeps) =>
  query({
    access: "anyone",
    run: (context) => adminStaffOf(deps, context),
  });
