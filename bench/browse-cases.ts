import { readFileSync } from "node:fs";
import { browserCodings, type Case, onceCached, pageHeaders, type Servers, uncachedCases } from "./cases.ts";
import { goals } from "./report/goals.ts";
import type { Running } from "./servers/running.ts";
import { callGraphql, rawRequest } from "./servers/send-request.ts";

/** One page of each kind that most shoppers see. */
export const browsePaths = { home: "/", listing: "/plp/search", product: "/pdp/Angin-Pagi-Daily-Runner/LKH1001" };

const fields = readFileSync(new URL("../modules/catalogue/web/product/product-page.graphql", import.meta.url), "utf8");
const detail = `query Detail($productCode: String!) {
  queryProductDetail(productCode: $productCode) { ...ProductPageFields }
}
${fields}`;

/**
 * Browsing: a listing and a product, as cached pages, rendered again, and the product's data read from PostgreSQL each
 * time.
 */
export async function browseCases(servers: Servers): Promise<Case[]> {
  const { shop, uncached } = servers;
  const plain = { port: shop.port, connections: 32, status: 200 };
  const cached = (["listing", "product"] as const).map((kind) => ({
    ...plain,
    name: `${kind}-br`,
    title: `${kind} page, cached, brotli`,
    requests: onceCached(shop, browsePaths[kind], [
      rawRequest({ path: browsePaths[kind], headers: pageHeaders(browserCodings) }),
    ]),
    goal: goals.cachedPage,
  }));
  const details = (await productCodes(shop)).map((productCode) =>
    rawRequest({
      method: "POST",
      path: "/graphql",
      json: { operationName: "Detail", query: detail, variables: { productCode } },
    }),
  );
  const uncachedPages = (["listing", "product"] as const).flatMap((kind) =>
    uncachedCases(kind, browsePaths[kind], servers),
  );
  return [
    ...cached,
    ...uncachedPages,
    {
      ...plain,
      name: "product-detail",
      title: "GraphQL product detail",
      requests: details,
      goal: goals.productDetail,
    },
    {
      ...plain,
      name: "product-detail-new",
      title: "GraphQL product detail, revalidated",
      port: uncached.port,
      requests: details,
      goal: goals.newProductDetail,
    },
  ];
}

async function productCodes(shop: Running): Promise<string[]> {
  const query = `query Codes($pageNum: Int!) {
    initCatalogProduct(input: { pageSize: 48, pageNum: $pageNum }) { data { dataList { productCode } } }
  }`;
  type Codes = { initCatalogProduct: { data: { dataList: readonly { productCode: string }[] } } };
  const pages = await Promise.all(
    [1, 2, 3, 4].map((pageNum) =>
      callGraphql<Codes>(shop.port, { operationName: "Codes", query, variables: { pageNum } }),
    ),
  );
  return pages.flatMap(({ initCatalogProduct }) =>
    initCatalogProduct.data.dataList.map(({ productCode }) => productCode),
  );
}
