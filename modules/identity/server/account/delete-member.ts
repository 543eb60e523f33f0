import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { OpenPurchase } from "../ports/open-purchases.ts";
import { findProfile, lockForRemoval, type Profile, removeMember } from "../store/profiles.ts";
import { notifyMember } from "./notify-member.ts";

/** Orders still in progress: they need the account's address, phone number and refund destination (D-92). */
export type OrdersOpen = { readonly code: "ORDERS_OPEN"; readonly openOrders: readonly OpenPurchase[] };

export type DeleteMemberDeps = Pick<IdentityDeps, "ids" | "sealer" | "memberData" | "openPurchases">;

/** Deletes the member from all modules, and sends a last message. The caller has seen to it that no order is open. */
export async function removeEverywhere(
  trx: Transaction<unknown>,
  deps: Pick<DeleteMemberDeps, "ids" | "sealer" | "memberData">,
  profile: Profile,
  locale: Locale,
): Promise<void> {
  const { userCode } = profile;
  const known = { userCode, email: profile.emailVerified ? profile.email : null };
  await lockForRemoval(trx, userCode);
  for (const keeper of deps.memberData) await keeper.forget(trx, known);
  await removeMember(trx, userCode);
  await notifyMember(trx, deps, profile, { locale, content: { kind: "accountDeleted", data: {} } });
}

/** Deletes a member on their behalf as they would themselves, in one transaction; refused while orders are open. */
export async function deleteMember(
  trx: Transaction<unknown>,
  deps: DeleteMemberDeps,
  userCode: string,
  locale: Locale,
): Promise<Result<void, OrdersOpen | { readonly code: "NOT_FOUND" }>> {
  // Locks the member, so that of two deletions the second finds nobody.
  const openOrders = await deps.openPurchases(trx, userCode);
  if (openOrders.length > 0) return fail({ code: "ORDERS_OPEN", openOrders });
  const profile = await findProfile(trx, userCode);
  if (!profile) return fail({ code: "NOT_FOUND" });
  await removeEverywhere(trx, deps, profile, locale);
  return ok(undefined);
}
