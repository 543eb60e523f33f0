import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminApiKeys } from "./operations/adminApiKeys.ts";
import { adminCallingKey } from "./operations/adminCallingKey.ts";
import { adminCreateApiKey } from "./operations/adminCreateApiKey.ts";
import { adminRevokeApiKey } from "./operations/adminRevokeApiKey.ts";
import { staffChoosePassword } from "./operations/staffChoosePassword.ts";
import { staffConfirmCode } from "./operations/staffConfirmCode.ts";
import { staffEnrolment } from "./operations/staffEnrolment.ts";
import { staffLogOut } from "./operations/staffLogOut.ts";
import { staffMe } from "./operations/staffMe.ts";
import { staffNeedsSetUp } from "./operations/staffNeedsSetUp.ts";
import { staffSetUp } from "./operations/staffSetUp.ts";
import { staffSignIn } from "./operations/staffSignIn.ts";
import type { StaffDeps } from "./staff-deps.ts";

export { readApiKey } from "./keys/api-key-text.ts";
export { checkApiKey } from "./keys/check-api-key.ts";
export {
  addAccount,
  beginAnew,
  type LastAdmin,
  setBlocked,
  setRights,
} from "./manage/change-account.ts";
export { addStaff, blockStaff, changeRoles, resetStaff } from "./manage/manage-staff.ts";
export { staffMigrations } from "./migration-source.ts";
export { areRoles, type NoRole } from "./roles/are-roles.ts";
export { roleRecord } from "./roles/role-record.ts";
export { readStaffSessionCookie } from "./session/staff-cookie.ts";
export { adminStaffOf, demandPermission } from "./session/staff-of.ts";
export { issueSetUpCode } from "./set-up/issue-set-up-code.ts";
export { staffBatch } from "./staff-batch.ts";
export type { StaffDeps, StaffMember } from "./staff-deps.ts";
export { staffAction, staffQuery } from "./staff-operation.ts";
export { listAccounts, storesWithStaff } from "./store/accounts.ts";
export { isKeyOf } from "./store/api-keys.ts";
export { readAudit, writeAudit, writeContactViews } from "./store/audit.ts";
export { auditOwnership, separateAudit } from "./store/audit-owner.ts";
export { staffInvariants } from "./store/invariants.ts";
export { isLastAdmin, lockAdmins } from "./store/last-admin.ts";
export { peopleWithRoles, readRoles } from "./store/roles.ts";
export { staffSealed } from "./store/sealed-columns.ts";
export { endAllStaffSessions, endSessionsOf, purgeStaffSessions } from "./store/sessions.ts";
export { type LockedStaffAccount, lockStaffAccount, type StaffAccount, staffAccounts } from "./store/staff-members.ts";
export { type WorkingStaff, workingStaff } from "./store/working-staff.ts";
export { totpCode } from "./totp/totp.ts";

export function staffModule(deps: StaffDeps): ShopModule {
  return {
    name: "staff",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        staffMe: staffMe(deps),
        staffEnrolment: staffEnrolment(deps),
        staffNeedsSetUp: staffNeedsSetUp(deps),
        adminApiKeys: adminApiKeys(deps),
        adminCallingKey: adminCallingKey(deps),
      },
      Mutation: {
        staffSetUp: staffSetUp(deps),
        staffSignIn: staffSignIn(deps),
        staffConfirmCode: staffConfirmCode(deps),
        staffChoosePassword: staffChoosePassword(deps),
        staffLogOut: staffLogOut(deps),
        adminCreateApiKey: adminCreateApiKey(deps),
        adminRevokeApiKey: adminRevokeApiKey(deps),
      },
    },
  };
}
