import type { Texts } from "#kit/core/locale.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { Refused } from "#kit/graphql/refused.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";

const allStoresOnly: Texts = {
  "en-US": "Settlements are of the whole shop. Your account is limited to one store.",
  "id-ID": "Settlement mencakup seluruh toko. Akun Anda dibatasi pada satu toko.",
  "vi-VN": "Quyết toán là của toàn bộ cửa hàng. Tài khoản của bạn chỉ giới hạn ở một cửa hàng.",
  "zh-CN": "结算涉及整个商城，而您的账号仅限一家门店。",
};

/** Whether this member of staff may see settlements: with the permission, and not limited to one store. */
export const reachesSettlements = ({
  permissions,
  storeCode,
}: Pick<StaffMember, "permissions" | "storeCode">): boolean =>
  storeCode === null && permissions.includes("settlements.reconcile");

/** Refuses staff of one store: a settlement has the money of all. */
export function demandAllStores(
  { storeCode }: Pick<StaffMember, "storeCode">,
  { locale }: Pick<RequestContext, "locale">,
): void {
  if (storeCode !== null) throw new Refused("FORBIDDEN", 403, allStoresOnly[locale]);
}
