import type { BrowserContext } from "@playwright/test";
import {
  StaffChoosePasswordDocument,
  StaffConfirmCodeDocument,
  StaffEnrolmentDocument,
  StaffSignInDocument,
} from "#modules/staff/admin/staff.graphql.gen.ts";
import type { StaffRole } from "#modules/staff/contract/roles.ts";
import { totpCode } from "#modules/staff/server/index.ts";
import { aNewcomer } from "./admin.ts";
import { callAdmin } from "./admin-api.ts";

/** Signs this browser in to the back office by both steps, without opening a page. A recovery code signs in again. */
export async function signInBySteps(
  context: BrowserContext,
  url: string,
  role: StaffRole,
): Promise<{ email: string; password: string; recoveryCodes: readonly string[] }> {
  const { email, welcomeCode } = await aNewcomer(role);
  const password = "Batu karang di laut";
  await callAdmin(context, url, StaffChoosePasswordDocument, { input: { email, welcomeCode, password } });
  await callAdmin(context, url, StaffSignInDocument, { input: { email, password } });
  const { staffEnrolment } = await callAdmin(context, url, StaffEnrolmentDocument, {});
  const code = totpCode(staffEnrolment?.secret ?? "", new Date());
  const { staffConfirmCode } = await callAdmin(context, url, StaffConfirmCodeDocument, { code });
  return { email, password, recoveryCodes: staffConfirmCode.data?.recoveryCodes ?? [] };
}
