import type { Texts } from "#kit/core/locale.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { Refused } from "#kit/graphql/refused.ts";
import type { Permission } from "../../contract/roles.ts";
import type { StaffDeps, StaffMember } from "../staff-deps.ts";
import { memberOfKey } from "../store/api-keys.ts";
import { fullSession } from "../store/sessions.ts";
import { readStaffSessionCookie, staffTokenHash } from "./staff-cookie.ts";

const signInFirst: Texts = {
  "en-US": "Please sign in to the back office.",
  "id-ID": "Silakan masuk ke admin toko.",
  "vi-VN": "Vui lòng đăng nhập vào trang quản trị.",
  "zh-CN": "请登录管理后台。",
};

const notYours: Texts = {
  "en-US": "Your role does not allow this.",
  "id-ID": "Peran Anda tidak mengizinkan ini.",
  "vi-VN": "Vai trò của bạn không cho phép việc này.",
  "zh-CN": "您的角色无权执行此操作。",
};

type Deps = Pick<StaffDeps, "database" | "clock" | "secret" | "https">;

/** Identifies staff by the back office cookie, or by the API key of the call; shoppers' sessions and tokens are ignored. A background call is no activity of the session. */
export async function adminStaffOf(
  deps: Deps,
  { cookie, apiKeyId }: Pick<RequestContext, "cookie" | "apiKeyId">,
  isBackground = false,
): Promise<StaffMember | null> {
  if (apiKeyId !== undefined) return memberOfKey(deps.database.kysely, apiKeyId, deps.clock.now());
  const token = readStaffSessionCookie(cookie, deps.https);
  if (token === null) return null;
  return fullSession(deps.database.kysely, staffTokenHash(token, deps.secret), deps.clock.now(), !isBackground);
}

/** The calling staff member, if their roles grant the permission (null: none needed); refuses everyone else before any data is read. */
export async function demandStaff(
  deps: Deps,
  context: Pick<RequestContext, "cookie" | "apiKeyId" | "locale">,
  permission: Permission | null,
  isBackground = false,
): Promise<StaffMember> {
  const staff = await adminStaffOf(deps, context, isBackground);
  if (!staff) throw new Refused("STAFF_ONLY", 401, signInFirst[context.locale]);
  if (permission !== null) demandPermission(staff, context, permission);
  return staff;
}

/** Refuses a staff member whose roles do not grant the permission. */
export function demandPermission(
  staff: Pick<StaffMember, "permissions">,
  { locale }: Pick<RequestContext, "locale">,
  permission: Permission,
): void {
  if (!staff.permissions.includes(permission)) throw new Refused("FORBIDDEN", 403, notYours[locale]);
}
