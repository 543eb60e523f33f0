import type { Locale } from "#kit/core/locale.ts";
import { needsAccount, openAccount, type RefundRecord } from "#modules/payment/server/index.ts";
import { permissionsOf } from "#modules/staff/contract/roles.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import { ordersOfRefunds } from "../actions/orders-of-refunds.ts";
import { areWithinReach } from "../actions/reach.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { nameOnWire } from "./contact-wire.ts";
import { channelNames, refundOnWire } from "./payment-wire.ts";

/** The account in full for staff who send refunds, masked for others. */
function accountOf({ payments }: AdminDeps, { accountSealed, accountShown }: RefundRecord, maySend: boolean) {
  if (!maySend || accountSealed === null) return accountShown;
  const { bankName, accountNumber, accountHolder } = openAccount(payments.sealer, accountSealed);
  return [bankName, accountNumber, accountHolder].join(" · ");
}

/**
 * Refunds with what sending them needs: orders, whose they are, and where the money goes. Those of orders this member of staff may
 * not know of are left out. Four statements, however many refunds.
 */
export async function refundsOnWire(
  deps: AdminDeps,
  staff: StaffMember,
  refunds: readonly RefundRecord[],
  locale: Locale,
) {
  const db = deps.database.kysely;
  const orders = await ordersOfRefunds(db, refunds);
  const nameOf = await channelNames(db, locale);
  const held = permissionsOf(staff.roles);
  const maySend = held.includes("refunds.send");
  return refunds.flatMap((refund) => {
    const mine = orders.get(refund.id) ?? [];
    if (!areWithinReach(staff, mine)) return [];
    const [first] = mine;
    const isUnsent = refund.state === "manual" || refund.state === "review" || refund.state === "requested";
    return [
      {
        ...refundOnWire(refund, nameOf),
        orderCodes: mine.map(({ code }) => code),
        // Compared with the holder of the account before money is transferred.
        customer: first ? nameOnWire(first, maySend || held.includes("orders.contact")) : null,
        account: accountOf(deps, refund, maySend),
        accountProblem: refund.accountProblem,
        waitsForAccount:
          isUnsent && refund.accountShown === null && (needsAccount(refund.kind) || refund.state === "manual"),
      },
    ];
  });
}
