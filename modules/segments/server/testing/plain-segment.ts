import { jakartaDay } from "#kit/core/jakarta-day.ts";
import type { OrderStatus } from "#modules/order/contract/order-status.ts";
import type { SegmentState } from "../../contract/segment-state.ts";

export type PlainOrder = {
  readonly placedAt: Date;
  readonly status: OrderStatus;
  readonly total: number;
  readonly lines: readonly { readonly product: string; readonly quantity: number; readonly isGift: boolean }[];
};

export type Person = {
  readonly code: string;
  readonly isBlocked: boolean;
  readonly registeredAt: Date;
  /** The district of the default address. */
  readonly district: string | null;
  readonly inClub: boolean;
  readonly newsletter: boolean;
  readonly whatsApp: boolean;
  readonly orders: readonly PlainOrder[];
};

/** The goods of the tests: a product's brand, its category and those above. */
export const goods: Readonly<Record<string, { readonly brand: string; readonly categories: readonly string[] }>> = {
  SHOE: { brand: "LKH", categories: ["WEAR", "SHOES", "RUN"] },
  SHIRT: { brand: "LKH", categories: ["WEAR"] },
};

const dayMs = 86_400_000;
const counts = ({ status }: PlainOrder) => !["awaitingPayment", "cancelled", "closed"].includes(status);
const within = (
  value: number,
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: { atLeast?: number | undefined; atMost?: number | undefined },
) => value >= atLeast && value <= atMost;

/** Whether a person belongs to a segment, without SQL: what the statements must agree with. */
export function belongsTo(person: Person, state: SegmentState, now: Date): boolean {
  const ordersIn = (days: number | undefined) =>
    person.orders.filter(
      (order) => counts(order) && (days === undefined || order.placedAt.getTime() >= now.getTime() - days * dayMs),
    );
  const last = Math.max(...ordersIn(undefined).map(({ placedAt }) => placedAt.getTime()));
  const { orders, spent, bought, lastOrder, region, club, consent, registered } = state;
  const isNamed = (product: string) =>
    bought?.products?.includes(product) ||
    bought?.brands?.includes(goods[product]?.brand ?? "") ||
    goods[product]?.categories.some((one) => bought?.categories?.includes(one));
  const pieces = () =>
    ordersIn(bought?.days)
      .flatMap(({ lines }) => lines)
      .filter(({ product, isGift }) => !isGift && isNamed(product))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const sinceLast = (now.getTime() - last) / dayMs;
  const lastDay = Number.isFinite(last) ? jakartaDay(new Date(last)) : null;
  const verdicts = [
    orders && within(ordersIn(orders.days).length, orders),
    spent &&
      within(
        ordersIn(spent.days).reduce((sum, { total }) => sum + total, 0),
        spent,
      ),
    bought && pieces() >= (bought.pieces ?? 1),
    lastOrder &&
      lastDay !== null &&
      within(sinceLast, { atLeast: Number.NEGATIVE_INFINITY, ...lastOrder }) &&
      lastDay >= (lastOrder.from ?? "") &&
      lastDay <= (lastOrder.until ?? "9999"),
    region?.codes.some((code) => person.district?.startsWith(`${code}.`)),
    club && person.inClub === (club === "linked"),
    consent && (!consent.newsletter || person.newsletter) && (!consent.whatsApp || person.whatsApp),
    registered &&
      jakartaDay(person.registeredAt) >= (registered.from ?? "") &&
      jakartaDay(person.registeredAt) <= (registered.until ?? "9999"),
  ].filter((verdict) => verdict !== undefined);
  if (person.isBlocked || verdicts.length === 0) return false;
  return state.match === "any" ? verdicts.some(Boolean) : verdicts.every(Boolean);
}
