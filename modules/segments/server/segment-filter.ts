import { sql } from "kysely";
import { defaultAddressIn, hasDefaultAddress } from "#modules/address-book/server/index.ts";
import { productsOfGroups } from "#modules/catalogue/server/index.ts";
import { type CustomerFilter, registeredBetween } from "#modules/identity/server/index.ts";
import { isClubLinked } from "#modules/loyalty/server/index.ts";
import { agreesTo } from "#modules/newsletter/server/index.ts";
import { boughtAnyOf, lastDeliveredTo, lastOrderWithin, orderedTimes, spentAmount } from "#modules/order/server/index.ts";
import type { ConditionName, SegmentConditions, SegmentState } from "../contract/segment-state.ts";

type Condition = CustomerFilter["also"][number];
type Facts = { readonly now: Date; readonly siteCode: string };
type Compose<Name extends ConditionName> = (
  asked: NonNullable<SegmentConditions[Name]>,
  facts: Facts,
) => Condition;

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
const since = (now: Date, days: number | undefined): Date | null => (days === undefined ? null : before(now, days));
const both =
  (...conditions: readonly Condition[]): Condition =>
  (member) =>
    sql`(${sql.join(
      conditions.map((condition) => condition(member)),
      sql` and `,
    )})`;

/** Each condition as a part of the statement that lists members; the SQL is the module's that has the data. */
const composed: { readonly [Name in ConditionName]: Compose<Name> } = {
  orders: ({ days, ...bounds }, { now }) => orderedTimes(bounds, since(now, days)),
  lastOrder: ({ atLeast, atMost }, { now }) =>
    lastOrderWithin({
      from: atMost === undefined ? null : before(now, atMost),
      until: atLeast === undefined ? null : before(now, atLeast),
    }),
  spent: ({ days, ...bounds }, { now }) => spentAmount(bounds, since(now, days)),
  bought: ({ days, products = [], categories = [], brands = [] }, { now }) =>
    boughtAnyOf(productsOfGroups({ products, categories, brands }), since(now, days)),
  region: ({ codes }) => {
    const lives = defaultAddressIn(codes);
    const got = lastDeliveredTo(codes);
    const has = hasDefaultAddress;
    return (member) => sql`(${lives(member)} or (not ${has(member)} and ${got(member)}))`;
  },
  club: (wanted) => isClubLinked(wanted === "linked"),
  consent: ({ newsletter, whatsApp }, { siteCode }) =>
    both(
      ...(newsletter ? [agreesTo("newsletter", siteCode)] : []),
      ...(whatsApp ? [agreesTo("whatsApp", siteCode)] : []),
    ),
  registered: ({ from, until }) => registeredBetween(from ?? null, until ?? null),
};

function conditionOf<Name extends ConditionName>(name: Name, state: SegmentState, facts: Facts): Condition[] {
  const asked = state[name];
  return asked === undefined ? [] : [composed[name](asked as NonNullable<SegmentConditions[Name]>, facts)];
}

/** Who belongs to a segment now: a filter of the list of customers. A segment without conditions holds nobody. */
export function segmentFilter(state: SegmentState, facts: Facts, ...also: readonly Condition[]): CustomerFilter {
  const names = Object.keys(composed) as ConditionName[];
  const conditions = names.flatMap((name) => conditionOf(name, state, facts));
  const joint = state.match === "any" ? sql` or ` : sql` and `;
  const member: Condition = (listed) =>
    conditions.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`(${sql.join(
          conditions.map((condition) => condition(listed)),
          joint,
        )})`;
  return { search: "", isWhole: true, found: [], from: null, until: null, also: [member, ...also] };
}
