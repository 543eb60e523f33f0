import type { TestShop } from "../testing/start-test-shop.ts";

type Reply = { readonly success?: boolean; readonly errorCode?: string | null; readonly errorMessage?: string | null };

const checkoutFields = `checkoutId orderCount paymentMethod service usesPoints coupon { code }
  lines { lineId skuCode quantity amount isGift problem } freightOffers { service price } pickupStores { storeCode }
  priceInfo { productAmount promotionDiscount couponDiscount freight freightDiscount fee totalAmount }`;

export type ShownCheckout = {
  readonly checkoutId: string;
  readonly orderCount: number;
  readonly paymentMethod: string | null;
  readonly service: string | null;
  readonly lines: readonly {
    lineId: string;
    skuCode: string;
    quantity: number;
    amount: number;
    problem: string | null;
  }[];
  readonly freightOffers: readonly { service: string; price: number }[];
  readonly pickupStores: readonly { storeCode: string }[];
  readonly priceInfo: Readonly<Record<string, number>>;
};

export type Created = Reply & {
  readonly data: {
    readonly orderCode: string;
    readonly vaNumber: string | null;
    readonly totalAmount: number;
    readonly form: string | null;
    readonly checkout: ShownCheckout | null;
  } | null;
};

/** The cookies a browser sends back. */
const sentBack = (cookies: readonly string[]): string => cookies.map((text) => text.split(";")[0]).join("; ");

/** A shopper who calls the API over HTTP, with a session cookie. */
export async function testShopper(shop: Pick<TestShop, "post">) {
  const { cookies } = await shop.post({ query: "mutation guestInit { guestInit { success } }" });
  return shopperWith(shop, sentBack(cookies));
}

/** A signed-in shopper; with a guest's cookie that guest's cart is merged. */
export async function memberShopper(shop: Pick<TestShop, "post">, account: string, guestCookie = "") {
  const { cookies, body } = await shop.post<{ memberLogin: Reply }>({
    query: "mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) { success errorMessage } }",
    variables: { input: { account, password: "Main-bola7" } },
    headers: { cookie: guestCookie },
  });
  if (!body.data?.memberLogin.success) throw new Error(JSON.stringify(body));
  return shopperWith(shop, sentBack(cookies));
}

export type TestShopper = Awaited<ReturnType<typeof testShopper>>;

function shopperWith(shop: Pick<TestShop, "post">, cookie: string) {
  const request = async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const { body } = await shop.post<Data>({ query, variables, headers: { cookie } });
    if (!body.data) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const update = async (checkoutId: string, input: Record<string, unknown>) => {
    const { updateCheckout } = await request<{ updateCheckout: Reply & { data: ShownCheckout | null } }>(
      `mutation updateCheckout($input: UpdateCheckoutInput!) {
        updateCheckout(input: $input) { success errorCode errorMessage data { ${checkoutFields} } } }`,
      { input: { checkoutId, ...input } },
    );
    return updateCheckout;
  };
  return {
    cookie,
    ask: request,
    update,
    async add(productCode: string, skuCode: string, quantity = 1): Promise<void> {
      const { addToCart } = await request<{ addToCart: Reply }>(
        "mutation addToCart($input: AddToCartInput!) { addToCart(input: $input) { success errorMessage } }",
        { input: { productCode, skuCode, quantity } },
      );
      if (!addToCart.success) throw new Error(addToCart.errorMessage ?? "not added");
    },
    async begin(): Promise<string> {
      const { initCheckout } = await request<{ initCheckout: { data: { checkoutId: string } | null } }>(
        "mutation initCheckout($input: InitCheckoutInput!) { initCheckout(input: $input) { errorMessage data { checkoutId } } }",
        { input: {} },
      );
      if (!initCheckout.data) throw new Error("no checkout was started");
      return initCheckout.data.checkoutId;
    },
    read: async (checkoutId: string) =>
      (
        await request<{ queryCheckout: Reply & { data: ShownCheckout | null } }>(
          `query queryCheckout($checkoutId: ID!) {
            queryCheckout(checkoutId: $checkoutId) { errorCode errorMessage data { ${checkoutFields} } } }`,
          { checkoutId },
        )
      ).queryCheckout,
    place: async (checkoutId: string, idempotencyKey: string, changes: Record<string, unknown> = {}) =>
      (
        await request<{ createOrderCustom: Created }>(
          `mutation createOrderCustom($input: CreateOrderInput!) { createOrderCustom(input: $input) {
            success errorCode errorMessage
            data { orderCode vaNumber totalAmount form checkout { ${checkoutFields} } } } }`,
          { input: { checkoutId, idempotencyKey, terms: true, dataProtection: true, consent: true, ...changes } },
        )
      ).createOrderCustom,
    /** All choices for a virtual account, the cheapest courier and an address in central Jakarta. */
    async fill(
      checkoutId: string,
      who: string | { readonly recipientMobile: string; readonly recipientEmail: string } = "ana",
    ): Promise<ShownCheckout> {
      const address = {
        recipientFirstName: "Ana",
        recipientLastName: "Wijaya",
        ...(typeof who === "string" ? { recipientMobile: "081234567890", recipientEmail: `${who}@mail.example` } : who),
        address1: "Jalan Melati 5",
        state: "31",
        city: "31.71",
        district: "31.71.01",
        zipCode: "10110",
      };
      const placed = await update(checkoutId, { address });
      const service = placed.data?.freightOffers[0]?.service;
      const chosen = await update(checkoutId, { service, paymentMethod: "VA_BCA" });
      if (!chosen.data) throw new Error(`${placed.errorMessage} ${chosen.errorMessage}`);
      return chosen.data;
    },
  };
}
