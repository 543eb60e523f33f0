import {
  inviteSchema,
  rightsSchema,
  staffMemberSchema,
  switchSchema,
} from "#modules/admin/contract/staff-member-forms.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { AdminRolesDocument } from "#modules/staff/admin/roles/roles.graphql.gen.ts";
import {
  AdminChangeRightsDocument,
  AdminEndSessionsDocument,
  AdminInviteAgainDocument,
  AdminInviteDocument,
  AdminSwitchStaffMemberDocument,
} from "#modules/staff/admin/staff-accounts/staff.graphql.gen.ts";
import { adminCall, adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";
import { AdminStoresDocument } from "./stores.graphql.gen.ts";

const actions = {
  invite: formAction(inviteSchema, AdminInviteDocument),
  rights: formAction(rightsSchema, AdminChangeRightsDocument),
  again: formAction(staffMemberSchema, AdminInviteAgainDocument),
  end: formAction(staffMemberSchema, AdminEndSessionsDocument),
  on: formAction(switchSchema, AdminSwitchStaffMemberDocument),
  off: formAction(switchSchema, AdminSwitchStaffMemberDocument),
};

/** Carries out a form about an account of staff. */
export async function actOnStaff(facts: Facts, id: string | null): Promise<AdminAnswer> {
  const form = await adminForm(facts);
  const { intent = "", ...texts } = textsIn(form);
  const typed = { ...texts, roles: form.getAll("roles"), on: intent === "on", ...(id === null ? {} : { id }) };
  return runFormAction(actions, intent, typed, facts);
}

/** The roles an account can have. */
export async function roleChoices(facts: Facts) {
  const { adminRoles } = await adminCall(facts, ({ api }) => api(AdminRolesDocument));
  return adminRoles;
}

/** The stores an account can belong to. */
export async function storeChoices(facts: Facts) {
  const { adminStores } = await adminCall(facts, ({ api }) => api(AdminStoresDocument));
  return adminStores;
}
