import type { Locale } from "#kit/core/locale.ts";
import { needsAccount, openAccount, type RefundRecord } from "#modules/payment/server/index.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import { openContacts, orderSubjects } from "../actions/open-contacts.ts";
import { ordersOfRefunds } from "../actions/orders-of-refunds.ts";
import { areWithinReach } from "../actions/reach.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { nameOnWire } from "./contact-wire.ts";
import { channelNames, refundOnWire } from "./payment-wire.ts";

/** The account in full for staff who send refunds and may see contacts, masked for others. */
function accountOf({ payments }: AdminDeps, { accountSealed, accountShown }: RefundRecord, open: boolean) {
  if (!open || accountSealed === null) return accountShown;
  const { bankName, accountNumber, accountHolder } = openAccount(payments.sealer, accountSealed);
  return [bankName, accountNumber, accountHolder].join(" · ");
}

/**
 * Refunds with the data for sending them: orders, owners, and accounts. Those of orders this member of staff may
 * not know of are left out. Five statements, however many refunds.
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
  const maySend = staff.permissions.includes("refunds.send");
  const within = refunds.filter(({ id }) => areWithinReach(staff, orders.get(id) ?? []));
  const seen = within.flatMap(({ id }) => orders.get(id) ?? []);
  const open = await openContacts(deps, staff, orderSubjects(seen));
  return within.map((refund) => {
    const mine = orders.get(refund.id) ?? [];
    const [first] = mine;
    const isUnsent = refund.state === "manual" || refund.state === "review" || refund.state === "requested";
    return {
      ...refundOnWire(refund, nameOf),
      orderCodes: mine.map(({ code }) => code),
      // Compared with the holder of the account before money is transferred.
      customer: first ? nameOnWire(first, open) : null,
      account: accountOf(deps, refund, maySend && open),
      accountProblem: refund.accountProblem,
      waitsForAccount:
        isUnsent && refund.accountShown === null && (needsAccount(refund.kind) || refund.state === "manual"),
    };
  });
}
