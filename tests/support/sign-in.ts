import type { Page } from "@playwright/test";
import type { Shop } from "./shop.ts";
import { guestIdOf, visit } from "./visit.ts";

/** A member created for one test. */
export type TestMember = {
  readonly userCode: string;
  readonly firstName: string;
  readonly email: string;
  /** As stored, with +62. */
  readonly mobile: string;
};

/** The password of every member these tests make; its hash is that of the demo shop's accounts. */
export const memberPassword = "Main-bola7";

/** Adds a member with a mailbox, a number and the password. */
export async function addMember(shop: Shop, firstName = "Ani"): Promise<TestMember> {
  const digits = `${Date.now()}${Math.floor(Math.random() * 1000)}`.slice(-9).padStart(9, "0");
  const member = {
    userCode: `T${digits}`,
    firstName,
    email: `t${digits}@mail.example`,
    mobile: `+628${digits}`,
  };
  await shop.sql(
    `insert into identity.member (user_code, email, mobile, email_verified_at, mobile_verified_at, first_name, last_name,
       password_hash)
     select $1, $2, $3, now(), now(), $4, 'Lestari', password_hash from identity.member where user_code = 'U10000001'`,
    [member.userCode, member.email, member.mobile, member.firstName],
  );
  return member;
}

/** Signs a member in as the login page does: session cookie and local storage. */
export async function signIn(page: Page, shop: Shop, { email }: Pick<TestMember, "email">): Promise<void> {
  const query = `mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) {
    data { userCode firstName lastName userAuthToken } } }`;
  const variables = { input: { account: email, password: memberPassword } };
  const response = await page.context().request.post(`${shop.url}/graphql?opname=memberLogin`, {
    data: { operationName: "memberLogin", query, variables },
  });
  const { data } = (await response.json()).data.memberLogin;
  await page.context().addInitScript(
    ({ user, origin }) => {
      if (location.origin !== origin || localStorage.getItem("token") !== null) return;
      const { userCode: account, firstName, lastName, userAuthToken } = user;
      localStorage.setItem("token", userAuthToken);
      localStorage.setItem("guestId", account);
      localStorage.setItem("isLogin", "true");
      const info = { account, firstName, lastName, isGuest: false, mapclubBind: false };
      localStorage.setItem("userInfo", JSON.stringify(info));
    },
    { user: data, origin: new URL(shop.url).origin },
  );
}

/**
 * A shopper with orders: a guest on a phone, a member on a desktop. Returns the owner, and the path of the orders'
 * pages.
 */
export async function shopperOf(page: Page, shop: Shop, isMobile: boolean): Promise<{ owner: string; orders: string }> {
  if (isMobile) {
    await visit(page, "/order/track");
    return { owner: `guest:${await guestIdOf(page)}`, orders: "/order/detail" };
  }
  const member = await addMember(shop);
  await signIn(page, shop, member);
  return { owner: `member:${member.userCode}`, orders: "/account/order/detail" };
}
