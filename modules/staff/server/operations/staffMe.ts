import { query } from "#kit/graphql/operation.ts";
import { permissionsOf } from "../../contract/roles.ts";
import { adminStaffOf } from "../session/staff-of.ts";
import type { StaffDeps } from "../staff-deps.ts";

export const staffMe = (deps: StaffDeps) =>
  query({
    access: "anyone",
    async run(context) {
      const staff = await adminStaffOf(deps, context);
      return staff && { ...staff, permissions: permissionsOf(staff.roles) };
    },
  });
