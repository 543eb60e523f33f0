import type { Case, Servers } from "./cases.ts";
import { goals } from "./report/goals.ts";
import { rawRequest } from "./servers/send-request.ts";

const card = `productCode productName productSlug productPrice salePrice mediaLinkList
  ribbonInfo { ribbonText ribbonImage ribbonPosition } brand { brandName }
  saleAttributes { attrCode attrValue { valueName swatch } } skuList { shippingTime channelSale { qty soldQty } }`;

/** The fields of a results page. */
const listing = `query List($input: CatalogProductInput!) { initCatalogProduct(input: $input) { success data {
  heading { kind name path breadcrumb { name path } } dataList { ${card} }
  filterList { code name type items { code name parentCode count selected swatch } } pageInfo { totalCount hasNextPage } } } }`;
const suggestion = `query Suggest($keyword: String!) { querySuggestions(keyword: $keyword) {
  keywords categories { name path } brands { name path } productList { productCode productName salePrice mediaLinkList } } }`;

const post = (operationName: string, query: string, variables: object): string =>
  rawRequest({ method: "POST", path: "/graphql", json: { operationName, query, variables } });
const list = (input: object): string => post("List", listing, { input });

type Category = { readonly code: string; readonly children?: readonly Category[] };
/** By its address: the benchmarks measure the demo shop, and type-check where it was deleted. */
const { categories } = (await import(new URL("../demo/data/catalogue/categories.ts", import.meta.url).href)) as {
  categories: readonly Category[];
};

const codesOf = (nodes: readonly Category[]): string[] =>
  nodes.flatMap(({ code, children = [] }) => [code, ...codesOf(children)]);

/** Every category in several orders and with several filters: consecutive requests differ. */
function listings(): string[] {
  const codes = codesOf(categories);
  const sorts = ["RELEVANCE", "PRICE_UP", "NEWEST", "DISCOUNT"];
  const filters = [
    [],
    [{ code: "color", values: ["brick", "sea"] }],
    [
      { code: "availability", values: ["IN_STOCK"] },
      { code: "price", values: ["100000-250000"] },
    ],
  ];
  return codes.flatMap((categoryCode, at) =>
    filters.map((chosen, which) =>
      list({ categoryCode, sort: sorts[(at + which) % 4], filters: chosen, pageNum: 1 + (at % 2) }),
    ),
  );
}

const terms =
  "sepatu lari;running shoes;bola;raket;tas;backpack;kaos;swift shoes;golden car;island tent;sepatu anak;helm;botol;lampu;castle;dinosaurus;yoga;skateboard;socks;jaket;urban bottle;royal flowers;mug;payung;topi;forest lights;jersey;robot;kapal;table tennis".split(
    ";",
  );
const searches = (): string[] =>
  terms.flatMap((conditionKeyword) => [list({ conditionKeyword }), list({ conditionKeyword, sort: "PRICE_UP" })]);
const typed = (): string[] =>
  terms.flatMap((word) => [3, 5].map((length) => post("Suggest", suggestion, { keyword: word.slice(0, length) })));

/** Search in a shop of this many products. */
export function searchCases({ shop, uncached }: Pick<Servers, "shop" | "uncached">, products: number): Case[] {
  const large = products >= 50_000;
  const plain = { port: shop.port, connections: 32, milliseconds: 2000, status: 200, goal: null };
  const withoutCache = { ...plain, port: uncached.port };
  const count = products.toLocaleString("en-US");
  return [
    {
      ...plain,
      name: "listing",
      title: `GraphQL listing with filters, ${count} products`,
      requests: listings(),
      goal: large ? goals.listingOfMany : goals.listing,
    },
    {
      ...plain,
      name: "search",
      title: `GraphQL search by words with filters, ${count} products`,
      requests: searches(),
      goal: large ? goals.searchOfMany : goals.search,
    },
    {
      ...withoutCache,
      name: "listing-uncached",
      title: `GraphQL listing with filters, uncached, ${count} products`,
      requests: listings(),
    },
    {
      ...withoutCache,
      name: "search-uncached",
      title: `GraphQL search by words with filters, uncached, ${count} products`,
      requests: searches(),
    },
    { ...plain, name: "suggest", title: `GraphQL suggestions, ${count} products`, requests: typed() },
  ];
}
