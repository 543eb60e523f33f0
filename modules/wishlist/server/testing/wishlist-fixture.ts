import { testClock } from "#kit/core/clock.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { catalogueModule, noPromotions, productReader } from "#modules/catalogue/server/index.ts";
import { contentTypes } from "#modules/catalogue/server/testing/content-types.ts";
import { addMembers } from "#modules/identity/server/index.ts";
import { wishlistModule } from "../index.ts";

type Answer<Data> = { data: Data | null; errors?: { message: string; extensions: { code: string } }[] };

type ChangeReply = {
  success: boolean;
  errorCode: string | null;
  data: { productCode: string; wished: boolean } | null;
};
type ListReply = {
  queryWishlist: {
    data: {
      dataList: {
        productCode: string;
        wishedAt: string;
        product?: { productName: string; salePrice: number } | null;
      }[];
      pageInfo: { totalCount: number; hasNextPage: boolean };
    };
  };
};

/** The module's operations against a real database with these members. */
export async function wishlistFixture(database: Database, userCodes: readonly string[]) {
  await addMembers(
    database.kysely,
    userCodes.map((userCode) => ({
      userCode,
      email: `${userCode.toLowerCase()}@mail.example`,
      mobile: null,
      firstName: userCode,
      lastName: "",
      gender: null,
      birthDate: null,
      passwordHash: null,
      verifiedAt: new Date("2026-01-01"),
    })),
  );
  const clock = testClock(new Date("2026-11-15T05:00:00Z"));
  const products = productReader({ promotions: noPromotions, clock });
  const deps = { database, clock, products, promotions: noPromotions, pictureUrl: (path: string) => path };
  // The catalogue extends this type of the content module.
  const modules = [contentTypes, catalogueModule(deps), wishlistModule(deps)];
  const executor = createExecutor(joinSchemas(modules), { report: () => undefined });
  const call = async <Data>(
    caller: Caller,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Answer<Data>> => {
    const result = await executor.execute({ query, variables, context: requestContext({ caller }) });
    return JSON.parse(JSON.stringify(result));
  };
  const change = async (operation: "addWishlist" | "removeWishlist", userCode: string, productCode: string) => {
    const document = `mutation($productCode: String!) {
      ${operation}(productCode: $productCode) { success errorCode data { productCode wished } } }`;
    const { data } = await call<Record<string, ChangeReply>>(memberCaller(userCode), document, { productCode });
    return data?.[operation];
  };
  const list = async (userCode: string, fields = "productCode", pageInput = {}) => {
    const document = `query($pageInput: PageInput) { queryWishlist(pageInput: $pageInput) {
      data { dataList { ${fields} } pageInfo { totalCount hasNextPage } } } }`;
    const { data } = await call<ListReply>(memberCaller(userCode), document, { pageInput });
    if (!data) throw new Error("queryWishlist returned no data");
    return data.queryWishlist.data;
  };
  return {
    clock,
    ask: call,
    add: (userCode: string, productCode: string) => change("addWishlist", userCode, productCode),
    remove: (userCode: string, productCode: string) => change("removeWishlist", userCode, productCode),
    list,
    codesOf: async (userCode: string) => (await list(userCode)).dataList.map(({ productCode }) => productCode),
  };
}

const memberCaller = (userCode: string): Caller => ({ kind: "member", sessionId: `s-${userCode}`, userCode });
