import { sql } from "kysely";
import { ok } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { fillRegions } from "#modules/address-book/server/index.ts";
import { someAreas } from "#modules/address-book/server/testing/some-areas.ts";
import { cartModule } from "#modules/cart/server/index.ts";
import { catalogueModule, productReader } from "#modules/catalogue/server/index.ts";
import { contentTypes } from "#modules/catalogue/server/testing/content-types.ts";
import { aProduct, aSku, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { usualPointRates } from "#modules/loyalty/contract/point-rates.ts";
import { memoryClub } from "#modules/loyalty/server/testing/memory-club.ts";
import { orderFixture } from "#modules/order/server/testing/order-fixture.ts";
import { channelReader } from "#modules/payment/server/index.ts";
import { promotionModule, promotionReader, type SegmentMembership } from "#modules/promotion/server/index.ts";
import { rateTableCourier, saveOrigins, saveRates } from "#modules/shipping/server/index.ts";
import { checkoutModule, type PlaceDeps } from "../index.ts";

const checkoutFields = `checkoutId expiresAt isGuest deliveryType orderCount paymentMethod service usesPoints clubMobile
  coupon { code } lines { lineId skuCode quantity amount problem } freightOffers { service price }
  address { recipientFirstName districtName } pickupStores { storeCode }
  priceInfo { productAmount couponDiscount mapclubPoint mapclubPointAmount freight fee totalAmount }`;
const head = "success errorCode errorMessage";

type Reply = {
  success: boolean;
  errorCode: string | null;
  errorMessage: string | null;
  attemptsLeft?: number | null;
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it asks for
  data: any;
};

/**
 * The module's operations with real carts, orders and payments: two products of Rp 100.000 in one warehouse, two courier
 * services to Jakarta, a gateway and a club in memory. The caller is a separate guest by default.
 */
export async function checkoutFixture(database: Database) {
  const orders = await orderFixture(database);
  const { clock } = orders;
  const { ids } = orders.deps;
  const memory = memoryClub();
  const sku = { price: 100_000, salePrice: 100_000 };
  await insertProducts(
    database.kysely,
    ["BALL", "BRICK"].map((code) => aProduct(code, { skus: [aSku(`${code}-A`, sku)] })),
  );
  await fillRegions(database, someAreas);
  await saveOrigins(database.kysely, [{ sourceCode: "WH01", cityCode: "32.16" }]);
  const services = [
    { courierCode: "JNE", code: "REG", name: "JNE REG", position: 1 },
    { courierCode: "JNE", code: "YES", name: "JNE YES", position: 2 },
  ];
  const rate = {
    courierCode: "JNE",
    originCode: "32.16",
    destinationCode: "31",
    nextKilogram: 5_000,
    daysFrom: 1,
    daysTo: 2,
  };
  await saveRates(database.kysely, services, [
    { ...rate, serviceCode: "REG", firstKilogram: 10_000 },
    { ...rate, serviceCode: "YES", firstKilogram: 25_000 },
  ]);
  /** Nobody is in a segment until a test says so. */
  const segments: { isMember: SegmentMembership } = { isMember: async () => false };
  const own = {
    database,
    written: database,
    clock,
    ids,
    pictureUrl: (path: string) => `/${path}?v=1`,
    deliveryDays: { least: 3, most: 7 },
  };
  const rest = {
    ...own,
    minutes: () => 30,
    unpaidGuestPercent: () => 100,
    emailRule: { plus: true },
    secret: orders.deps.secret,
    points: usualPointRates,
    couriers: [rateTableCourier({ database })],
    hiddenStoreCodes: [],
    loyalty: { database, club: memory.club, clock, ids },
    mayCollect: async () => ok(undefined),
    payments: orders.payDeps,
    channels: channelReader(),
    orders: orders.deps,
    consents: { clock, secret: orders.deps.secret },
    publicUrl: "https://shop.example",
    mailboxOfMember: async () => ({ email: "member@mail.example" }),
    isBlockedContact: async () => false,
    isInSegment: (...asked: Parameters<SegmentMembership>) => segments.isMember(...asked),
  };

  /** One process of the shop, with caches of its own. */
  function startNode() {
    const promotions = promotionReader();
    const products = productReader({ promotions, clock });
    const shared = { ...own, promotions, products };
    const deps: PlaceDeps = { ...rest, promotions, products };
    const modules = [
      contentTypes,
      catalogueModule(shared),
      promotionModule(shared),
      cartModule(shared),
      checkoutModule(deps),
    ];
    return { deps, executor: createExecutor(joinSchemas(modules), { report: () => undefined }) };
  }
  const first = startNode();

  /** The reply of an operation; the code of a GraphQL error as its error code. */
  const send = async (
    query: string,
    variables: Record<string, unknown>,
    as: Partial<RequestContext>,
    { executor }: ReturnType<typeof startNode>,
  ): Promise<Reply> => {
    const response = JSON.parse(
      JSON.stringify(await executor.execute({ query, variables, context: requestContext(as) })),
    );
    const [reply] = Object.values((response.data ?? {}) as Record<string, Reply | null>);
    const errorCode = response.errors?.[0]?.extensions?.code ?? null;
    return reply ?? { success: false, errorCode, errorMessage: null, data: null };
  };

  /** A shopper with a session of their own, and the operations by what they do, of the first node unless told. */
  function shopper(as: Partial<RequestContext> = {}, node = first) {
    const caller = as.caller ?? { kind: "guest" as const, sessionId: ids.uuid(), guestId: ids.uuid() };
    const call = (query: string, variables: Record<string, unknown> = {}) =>
      send(query, variables, { ...as, caller }, node);
    const update = (checkoutId: string, input: object) =>
      call(
        `mutation updateCheckout($input: UpdateCheckoutInput!) { updateCheckout(input: $input) {
          ${head} data { ${checkoutFields} } } }`,
        { input: { checkoutId, ...input } },
      );
    const init = (lineIds?: readonly string[]) =>
      call(
        `mutation initCheckout($input: InitCheckoutInput!) { initCheckout(input: $input) { ${head} data { checkoutId } } }`,
        { input: { lineIds } },
      );
    return {
      caller,
      call,
      init,
      update,
      add: (product = "BALL", quantity = 1) =>
        call(
          `mutation addToCart($input: AddToCartInput!) { addToCart(input: $input) { ${head} data { miniCartCount } } }`,
          {
            input: { productCode: product, skuCode: `${product}-A`, quantity },
          },
        ),
      /** Starts a checkout of the whole cart. */
      async begin(): Promise<string> {
        const { data, errorCode } = await init();
        if (!data) throw new Error(String(errorCode));
        return data.checkoutId;
      },
      read: (checkoutId: string) =>
        call(
          `query queryCheckout($id: ID!) { queryCheckout(checkoutId: $id) { ${head} data { ${checkoutFields} } } }`,
          {
            id: checkoutId,
          },
        ),
      coupon: (checkoutId: string, couponCode: string) =>
        call(
          `mutation applyCoupon($id: ID!, $code: String!) { applyCoupon(checkoutId: $id, couponCode: $code) {
            ${head} data { ${checkoutFields} } } }`,
          { id: checkoutId, code: couponCode },
        ),
      redeem: (checkoutId: string, pin?: string) =>
        call(
          `mutation redeemPoints($id: ID!, $pin: String) { redeemPoints(checkoutId: $id, pin: $pin) {
            ${head} attemptsLeft data { ${checkoutFields} } } }`,
          { id: checkoutId, pin },
        ),
      place: (checkoutId: string, idempotencyKey: string, change: object = {}) =>
        call(
          `mutation createOrderCustom($input: CreateOrderInput!) { createOrderCustom(input: $input) {
            ${head} data { orderCode vaNumber totalAmount paymentMethod checkout { checkoutId } } } }`,
          { input: { checkoutId, idempotencyKey, terms: true, dataProtection: true, consent: true, ...change } },
        ),
      /** Chooses address, courier and a virtual account. */
      async fill(checkoutId: string): Promise<Reply> {
        await update(checkoutId, { address: anAddress });
        return update(checkoutId, { service: "JNE:REG", paymentMethod: "VA_BCA" });
      },
    };
  }

  /** A member with a session, linked to a club account with this PIN and points. */
  async function clubMember(userCode: string, { pin, points }: { readonly pin: string; readonly points: number }) {
    const sessionId = ids.uuid();
    await sql`insert into identity.member (user_code, email, first_name, last_name)
      values (${userCode}, ${`${userCode.toLowerCase()}@mail.example`}, ${userCode}, 'Lestari')`.execute(
      database.kysely,
    );
    await sql`insert into identity.session (id, token_hash, kind, guest_id, user_code, expires_at)
      values (${sessionId}, ${sessionId}, 'member', ${userCode}, ${userCode}, now() + interval '1 day')`.execute(
      database.kysely,
    );
    const person = memory.add({ mobile: `+62812${memory.calls.length}${points}`, pin, havePin: true });
    memory.give(person.id, points);
    await sql`insert into loyalty.link (user_code, club_member_id) values (${userCode}, ${person.id})`.execute(
      database.kysely,
    );
    return shopper({ caller: { kind: "member", sessionId, userCode } });
  }

  return { deps: first.deps, clock, memory, orders, segments, shopper, startNode, clubMember };
}

export const anAddress = {
  recipientFirstName: "Ana",
  recipientLastName: "Wijaya",
  recipientMobile: "081234567890",
  recipientEmail: "ana@mail.example",
  address1: "Jalan Melati 5",
  state: "31",
  city: "31.71",
  district: "31.71.01",
  zipCode: "10110",
};
