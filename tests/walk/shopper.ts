import { sql } from "kysely";
import { memberShopper, type TestShopper, testShopper } from "#apps/server/checkout/test-shopper.ts";
import { systemIds } from "#kit/core/ids.ts";
import { fromElsewhere, type WalkShop } from "./walk-shop.ts";

/** A guest or member who orders, with an e-mail address. */
export type Shopper = TestShopper & {
  readonly kind: "guest" | "member";
  readonly email: string;
  readonly mobile: string;
  /** Path of the orders' pages. */
  readonly orders: "/order" | "/account/order";
  /** Runs a mutation with one input or argument and returns its data; throws when it is refused. */
  act<Data = unknown>(mutation: string, variables?: Record<string, unknown>): Promise<Data>;
};
export const memberPassword = "Main-bola7";

/** A unique number. */
const digits = (): string => systemIds.code(9);

export async function newShopper(world: WalkShop, kind: Shopper["kind"]): Promise<Shopper> {
  const shop = fromElsewhere(world.shop);
  if (kind === "guest") {
    const number = digits();
    return equipped(await testShopper(shop), { kind, email: `g${number}@mail.example`, mobile: `+628${number}` });
  }
  const member = await addMember(world);
  return equipped(await memberShopper(shop, member.email), { kind, ...member });
}

/** A member with e-mail address, number and the demo shop's password; registration has its own scenes. */
export async function addMember({ database }: WalkShop): Promise<{ userCode: string; email: string; mobile: string }> {
  const number = digits();
  const member = { userCode: `W${number}`, email: `m${number}@mail.example`, mobile: `+628${number}` };
  await sql`
    insert into identity.member (user_code, email, mobile, email_verified_at, mobile_verified_at, first_name, last_name,
      password_hash)
    select ${member.userCode}, ${member.email}, ${member.mobile}, now(), now(), 'Ani', 'Lestari', password_hash
    from identity.member where user_code = 'U10000001'`.execute(database.kysely);
  return member;
}

type Reply = { success: boolean; errorMessage: string | null; data?: unknown };

const equipped = (
  shopper: TestShopper,
  { kind, email, mobile }: Pick<Shopper, "kind" | "email" | "mobile">,
): Shopper => ({
  ...shopper,
  kind,
  email,
  mobile,
  orders: kind === "guest" ? "/order" : "/account/order",
  async act<Data>(mutation: string, variables: Record<string, unknown> = {}) {
    const answer = await shopper.ask<Record<string, Reply>>(mutation, variables);
    const [[name, reply] = ["", undefined]] = Object.entries(answer);
    if (!reply?.success) throw new Error(`${name}: ${reply?.errorMessage ?? "refused"}`);
    return reply.data as Data;
  },
});
