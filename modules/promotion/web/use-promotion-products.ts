import { useReducer, useRef } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { promotionProductsDocument } from "./promotion-products.graphql.gen.ts";
import { mayLoad, nextList, nothingYet, type ShopMoreList } from "./shop-more-list.ts";
import { shopMoreProduct } from "./shop-more-product.ts";

/** Loads the products of a promotion page by page. `ask` returns whether the page was loaded. */
export function usePromotionProducts(activityCode: string): { list: ShopMoreList; ask: () => Promise<boolean> } {
  const api = useApi();
  const [list, tell] = useReducer(nextList, nothingYet);
  const asking = useRef(false);

  const request = async () => {
    if (asking.current || !mayLoad(list)) return true;
    asking.current = true;
    tell({ type: "asked" });
    try {
      const reply = await api(promotionProductsDocument, { activityCode, pageNum: list.pages + 1 });
      const { data } = reply.queryCatalogProductsByPromotion;
      if (!data) throw new Error("the promotion does not run");
      tell({
        type: "came",
        page: {
          products: data.dataList.map(shopMoreProduct),
          activity: data.promotionTiers[0] ?? null,
          total: data.pageInfo.totalCount,
          more: data.pageInfo.hasNextPage,
        },
      });
      return true;
    } catch {
      tell({ type: "failed" });
      return false;
    } finally {
      asking.current = false;
    }
  };
  return { list, ask: request };
}
