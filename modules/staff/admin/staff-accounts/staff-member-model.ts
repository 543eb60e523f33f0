import type { AdminStaffResult } from "./staff.graphql.gen.ts";

export type StaffMemberModel = AdminStaffResult["adminStaff"][number];
export type StoreChoice = { readonly code: string; readonly name: string };

/** Court: an account that works; sun: one that is invited; neutral: any other. */
export const personTone = (state: string): "court" | "sun" | "neutral" =>
  state === "ready" ? "court" : state === "invited" ? "sun" : "neutral";

/** A role that can be given. */
export type RoleChoice = { readonly code: string; readonly name?: string | null };
