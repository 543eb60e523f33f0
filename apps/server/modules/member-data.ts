import type { Clock } from "#kit/core/clock.ts";
import { collectAddresses, deleteAddresses } from "#modules/address-book/server/index.ts";
import { collectNotes, forgetNotes } from "#modules/admin/server/index.ts";
import { collectProposals, forgetProposals } from "#modules/approvals/server/index.ts";
import { collectCart, forgetCart } from "#modules/cart/server/index.ts";
import { collectReminders, deleteReminders } from "#modules/catalogue/server/index.ts";
import { collectChat, deleteChat } from "#modules/chat/server/index.ts";
import { collectCheckouts, forgetCheckouts } from "#modules/checkout/server/index.ts";
import { consentHistory, withdrawEverything } from "#modules/consent/server/index.ts";
import { customerType } from "#modules/customers/contract/customer-state.ts";
import { collectCustomer, forgetCustomer } from "#modules/customers/server/index.ts";
import type { MemberDataKeeper } from "#modules/identity/server/index.ts";
import { collectLink, forgetLink } from "#modules/loyalty/server/index.ts";
import { collectSubscriptions, deleteSubscriptions } from "#modules/newsletter/server/index.ts";
import { collectNotifications, deleteNotifications } from "#modules/notification/server/index.ts";
import { collectOrders, forgetOrders } from "#modules/order/server/index.ts";
import { collectPayments, forgetPayments } from "#modules/payment/server/index.ts";
import { collectPrivacyRequests, forgetPrivacyRequests } from "#modules/privacy/server/index.ts";
import { collectOffers, forgetOffers } from "#modules/promotion/server/index.ts";
import { collectReturns, forgetReturns } from "#modules/returns/server/index.ts";
import { collectWishlist, deleteWishlist } from "#modules/wishlist/server/index.ts";

/** Every module with data about members. A module that starts to store some adds a line here. */
export function memberDataKeepers(ledger: { clock: Clock; secret: string }): readonly MemberDataKeeper[] {
  return [
    {
      name: "consents",
      collect: (db, member) => consentHistory(db, ledger, member),
      forget: (trx, member) => withdrawEverything(trx, ledger, member),
    },
    { name: "news", collect: collectSubscriptions, forget: deleteSubscriptions },
    {
      name: "wishes",
      collect: (db, { userCode }) => collectWishlist(db, userCode),
      forget: (trx, { userCode }) => deleteWishlist(trx, userCode),
    },
    {
      name: "reminders",
      collect: (db, { userCode }) => collectReminders(db, userCode),
      forget: (trx, { userCode }) => deleteReminders(trx, userCode),
    },
    {
      name: "cart",
      collect: (db, { userCode }) => collectCart(db, userCode),
      forget: (trx, { userCode }) => forgetCart(trx, userCode),
    },
    {
      name: "orderNotes",
      // Before the orders, which lose their owner.
      collect: (db, { userCode }) => collectNotes(db, userCode),
      forget: (trx, { userCode }) => forgetNotes(trx, userCode),
    },
    {
      name: "orders",
      collect: (db, { userCode }) => collectOrders(db, userCode),
      forget: (trx, { userCode }) => forgetOrders(trx, userCode),
    },
    {
      name: "returns",
      collect: (db, { userCode }) => collectReturns(db, userCode),
      forget: (trx, { userCode }) => forgetReturns(trx, userCode),
    },
    {
      name: "payments",
      collect: (db, { userCode }) => collectPayments(db, userCode),
      forget: (trx, { userCode }) => forgetPayments(trx, userCode),
    },
    {
      name: "addresses",
      collect: (db, { userCode }) => collectAddresses(db, userCode),
      forget: (trx, { userCode }) => deleteAddresses(trx, userCode),
    },
    {
      name: "checkouts",
      collect: (db, { userCode }) => collectCheckouts(db, userCode),
      forget: (trx, { userCode }) => forgetCheckouts(trx, userCode),
    },
    {
      name: "notices",
      collect: (db, { userCode }) => collectNotifications(db, userCode),
      forget: (trx, { userCode }) => deleteNotifications(trx, userCode),
    },
    {
      name: "chat",
      collect: (db, { userCode }) => collectChat(db, userCode),
      forget: (trx, { userCode }) => deleteChat(trx, userCode),
    },
    {
      name: "offers",
      collect: (db, { userCode }) => collectOffers(db, userCode),
      forget: (trx, { userCode }) => forgetOffers(trx, ledger.secret, userCode),
    },
    {
      name: "proposals",
      // Before the link to the club, in the order in which an approval locks both.
      collect: (db, { userCode }) => collectProposals(db, `${customerType}:${userCode}`),
      forget: (trx, { userCode }) => forgetProposals(trx, `${customerType}:${userCode}`, ledger.clock.now()),
    },
    {
      name: "customer",
      collect: (db, { userCode }) => collectCustomer(db, userCode),
      forget: (trx, { userCode }) => forgetCustomer(trx, userCode),
    },
    {
      name: "privacyRequests",
      collect: (db, { userCode }) => collectPrivacyRequests(db, userCode),
      forget: (trx, { userCode }) => forgetPrivacyRequests(trx, userCode, ledger.clock.now()),
    },
    {
      name: "club",
      collect: (db, { userCode }) => collectLink(db, userCode),
      forget: (trx, { userCode }) => forgetLink(trx, userCode),
    },
  ];
}
