import { sql } from "kysely";
import { livesIn } from "#modules/address-book/server/index.ts";
import { productsOfGroups } from "#modules/catalogue/server/index.ts";
import {
  type CustomerFilter,
  type MemberCondition,
  meetsAny,
  registeredBetween,
} from "#modules/identity/server/index.ts";
import { isClubLinked } from "#modules/loyalty/server/index.ts";
import { agreesTo } from "#modules/newsletter/server/index.ts";
import { boughtPieces, lastOrderWithin, orderedTimes, spentAmount } from "#modules/order/server/index.ts";
import type { ConditionName, SegmentConditions, SegmentState } from "../../contract/segment-state.ts";

type Facts = {
  readonly now: Date;
  readonly siteCode: string;
  /** One customer to ask about: their orders and addresses are then read along indexes. Null: all. */
  readonly only: string | null;
};
type Compose<Name extends ConditionName> = (
  asked: NonNullable<SegmentConditions[Name]>,
  facts: Facts,
) => MemberCondition;

const before = (now: Date, days: number | undefined): Date | null =>
  days === undefined ? null : new Date(now.getTime() - days * 86_400_000);

const all =
  (...conditions: readonly MemberCondition[]): MemberCondition =>
  (member) =>
    sql<boolean>`(${sql.join([sql`true`, ...conditions.map((condition) => condition(member))], sql` and `)})`;

/** Each condition as a part of the statement that lists members; the SQL is the module's that has the data. */
const composed: { readonly [Name in ConditionName]: Compose<Name> } = {
  orders: ({ days, ...bounds }, { now, only }) => orderedTimes(bounds, { since: before(now, days), only }),
  lastOrder: ({ atLeast, atMost, ...days }, { now, only }) =>
    lastOrderWithin({ ...days, since: before(now, atMost), before: before(now, atLeast) }, only),
  spent: ({ days, ...bounds }, { now, only }) => spentAmount(bounds, { since: before(now, days), only }),
  bought: ({ days, pieces = 1, products = [], categories = [], brands = [] }, { now, only }) =>
    boughtPieces(productsOfGroups({ products, categories, brands }), pieces, { since: before(now, days), only }),
  region: ({ codes }, { only }) => livesIn(codes, only),
  club: (wanted) => isClubLinked(wanted === "linked"),
  consent: ({ newsletter, whatsApp }, { siteCode }) =>
    all(
      ...(newsletter ? [agreesTo("newsletter", siteCode)] : []),
      ...(whatsApp ? [agreesTo("whatsApp", siteCode)] : []),
    ),
  registered: ({ from, until }) => registeredBetween(from ?? null, until ?? null),
};

function conditionOf<Name extends ConditionName>(
  name: Name,
  state: SegmentConditions,
  facts: Facts,
): MemberCondition[] {
  const asked = state[name];
  return asked === undefined ? [] : [composed[name](asked as NonNullable<SegmentConditions[Name]>, facts)];
}

/** Who belongs to a segment: a filter of the list of customers. Blocked accounts never do; without conditions nobody does. */
export function segmentFilter(
  state: Pick<SegmentState, ConditionName | "match">,
  facts: Facts,
  ...also: readonly MemberCondition[]
): CustomerFilter {
  const names = Object.keys(composed) as ConditionName[];
  const conditions = names.flatMap((name) => conditionOf(name, state, facts));
  const belongs: MemberCondition =
    conditions.length === 0
      ? () => sql<boolean>`false`
      : state.match === "any"
        ? meetsAny(conditions, facts.only)
        : all(...conditions);
  const isOnly: MemberCondition = ({ userCode }) => sql<boolean>`${userCode} = ${facts.only}`;
  return {
    ...{ search: "", isWhole: true, found: [], from: null, until: null },
    also: [({ isActive }) => isActive, ...(facts.only === null ? [] : [isOnly]), belongs, ...also],
  };
}
