import type { Locale } from "#kit/core/locale.ts";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { isOneOf, type Order, readOrders } from "#modules/order/server/index.ts";
import { openAccount } from "#modules/payment/server/index.ts";
import { isUsuallyResellable, returnReasons } from "#modules/returns/contract/return-reasons.ts";
import { returnStatusTexts } from "#modules/returns/contract/return-texts.ts";
import { returnTransitionsOf } from "#modules/returns/contract/return-transitions.ts";
import {
  photosOf,
  type Return,
  type ReturnRow,
  returnsOfOrders,
  type StaffReturnEvent,
} from "#modules/returns/server/index.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import { openContacts, orderSubjects } from "../actions/open-contacts.ts";
import { maySeePhotos } from "../actions/see-photos.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { nameOnWire } from "./contact-wire.ts";

const reasonText = (reason: string, locale: Locale): string =>
  reason in returnReasons ? returnReasons[reason as keyof typeof returnReasons][locale] : reason;

type Reader = { readonly staff: StaffMember; readonly locale: Locale };
type View = { readonly open: boolean; readonly locale: Locale };

/** One line of the list. */
const returnRowOnWire = (row: ReturnRow, order: Pick<Order, "receiver">, { open, locale }: View) => ({
  returnCode: row.code,
  orderCode: row.orderCode,
  receiver: nameOnWire(order, open),
  status: returnStatusCodes[row.status],
  statusText: returnStatusTexts[row.status][locale],
  reason: reasonText(row.reason, locale),
  pieces: row.pieces,
  money: row.money,
  createdAt: row.createdAt.toISOString(),
});

/** The list, with the names of those whose orders they are: two more statements, however many returns. */
export async function returnRowsOnWire(deps: AdminDeps, rows: readonly ReturnRow[], { staff, locale }: Reader) {
  const orders = await readOrders(deps.database.kysely, isOneOf(rows.map(({ orderCode }) => orderCode)));
  const view = { open: await openContacts(deps, staff, orderSubjects(orders)), locale };
  const orderOf = new Map(orders.map((order) => [order.code, order]));
  return rows.flatMap((row) => {
    const order = orderOf.get(row.orderCode);
    return order ? [returnRowOnWire(row, order, view)] : [];
  });
}

/** What came back, or is to come back, of one order. `open`: the reader sees its contact data, and that is written down. */
export const returnsOnWire = async ({ database }: AdminDeps, order: Order, view: View) =>
  (await returnsOfOrders(database.kysely, [order.code])).map((back) =>
    returnRowOnWire({ ...back, pieces: piecesOf(back) }, order, view),
  );

const piecesOf = ({ lines }: Return): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const needed = {
  approve: "returns.decide",
  refuse: "returns.decide",
  receive: "returns.receive",
  refund: "returns.refund",
} as const satisfies Readonly<Record<string, Permission>>;

/** The actions this member of staff may take on a return, by the transitions of returns. */
function returnActionsFor({ permissions: held }: Pick<StaffMember, "permissions">, status: ReturnStatus): string[] {
  return returnTransitionsOf(status, "staff").filter(
    (transition) => transition in needed && held.includes(needed[transition as "approve"]),
  );
}

type Whole = { back: Return; order: Order; events: readonly StaffReturnEvent[] };

/** One return in full. The bank account is readable for staff who refund returns and may see contacts. */
export async function returnOnWire(
  deps: AdminDeps,
  staff: StaffMember,
  { back, order, events }: Whole,
  locale: Locale,
) {
  const open = await openContacts(deps, staff, orderSubjects([order]));
  const maySend = open && staff.permissions.includes("returns.refund");
  const account = maySend && back.accountSealed !== null ? openAccount(deps.returns.sealer, back.accountSealed) : null;
  return {
    ...returnRowOnWire({ ...back, pieces: piecesOf(back) }, order, { open, locale }),
    points: back.points,
    freight: back.freight,
    deducted: back.deducted,
    remark: back.remark,
    videoUrl: back.videoUrl,
    account: account ? [account.bankName, account.accountNumber, account.accountHolder].join(" · ") : back.accountShown,
    company: back.companyName,
    expressCode: back.expressCode,
    approverNote: back.approverNote,
    refundNote: back.refundNote,
    resellable: back.resellable,
    resellableByReason: isUsuallyResellable(back.reason),
    sendUntil: back.sendUntil?.toISOString() ?? null,
    photos: (maySeePhotos(staff, order) ? await photosOf(deps.database.kysely, back.code) : []).map(
      ({ id, width, height }) => ({
        url: `/admin/photos/${back.code}/${id}`,
        width,
        height,
      }),
    ),
    lines: back.lines.map(({ number, quantity, money, points }) => ({
      number,
      quantity,
      money,
      points,
      name: order.lines[number]?.name ?? "",
      skuCode: order.lines[number]?.skuCode ?? "",
      picture: order.lines[number]?.picture ? deps.pictureUrl(order.lines[number].picture) : null,
    })),
    events: events.map(({ transition, to, actor, actorName, note, at }) => ({
      move: transition,
      to: returnStatusCodes[to],
      actor,
      actorName,
      reason: note,
      at: at.toISOString(),
    })),
    can: returnActionsFor(staff, back.status),
  };
}
