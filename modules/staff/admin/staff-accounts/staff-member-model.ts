import type { AdminStaffResult } from "./staff.graphql.gen.ts";

export type StaffMemberModel = AdminStaffResult["adminStaff"][number];
export type StoreChoice = { readonly code: string; readonly name: string };

/** Colours mean something to do: sun waits for somebody, court works, grey is over. */
export const personTone = (state: string): "court" | "sun" | "neutral" =>
  state === "ready" ? "court" : state === "invited" ? "sun" : "neutral";
