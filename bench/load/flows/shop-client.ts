import { rawRequest } from "../../servers/send-request.ts";
import type { Connection } from "../connection.ts";

/** A visitor of their own network, so that no limit for one address is met. */
export const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

export type ShopClient = { call<Data>(operationName: string, query: string, variables?: object): Promise<Data> };

/** GraphQL over one connection; every response must be a success. */
function talk(line: Connection, headers: Readonly<Record<string, string>>): ShopClient {
  return {
    async call<Data>(operationName: string, query: string, variables: object = {}): Promise<Data> {
      const json = { operationName, query, variables };
      const { status, body } = await line.send(
        rawRequest({ method: "POST", path: `/graphql?opname=${operationName}`, headers, json }),
      );
      const reply = JSON.parse(body) as { data?: Data | null; errors?: unknown };
      if (status !== 200 || !reply.data || reply.errors) throw new Error(`${operationName} answered ${body}`);
      return reply.data;
    },
  };
}

/** A new guest with a client. */
export async function newGuest(
  line: Connection,
  address: string,
): Promise<ShopClient & { readonly guestId: string; readonly token: string }> {
  const query = "mutation guestInit { guestInit { success data { userAuthToken visitorUniqueKey } } }";
  type Opened = { guestInit: { data: { userAuthToken: string; visitorUniqueKey: string } | null } };
  const { guestInit } = await talk(line, { "x-forwarded-for": address }).call<Opened>("guestInit", query);
  if (!guestInit.data) throw new Error("no session was opened");
  const token = `Bearer ${guestInit.data.userAuthToken}`;
  const client = talk(line, { "x-forwarded-for": address, authorization: token });
  return { guestId: guestInit.data.visitorUniqueKey, token, ...client };
}

export type SkuRef = { readonly productCode: string; readonly skuCode: string };

export async function addToCart({ call }: ShopClient, { productCode, skuCode }: SkuRef, quantity = 1): Promise<void> {
  const query = `mutation addToCart($input: AddToCartInput!) {
    addToCart(input: $input) { success errorCode errorMessage data { miniCartCount } } }`;
  type Added = { addToCart: { success: boolean; errorMessage: string | null } };
  const { addToCart: added } = await call<Added>("addToCart", query, { input: { productCode, skuCode, quantity } });
  if (!added.success) throw new Error(added.errorMessage ?? "nothing was added");
}
