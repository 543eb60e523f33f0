import { QuickAdd } from "#modules/cart/web/quick-add.tsx";
import { itemsOnPage, wishlistItemModel } from "#modules/wishlist/web/wishlist-page/wishlist-item.ts";
import { WishlistPageDocument } from "#modules/wishlist/web/wishlist-page/wishlist-page.graphql.gen.ts";
import { WishlistPage } from "#modules/wishlist/web/wishlist-page/wishlist-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/wishlist.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = servicesOf(context);
  const pageSize = itemsOnPage(new URL(request.url).searchParams.get("page"));
  const { data } = (await api(WishlistPageDocument, { pageSize })).queryWishlist;
  return {
    items: (data?.dataList ?? []).map(wishlistItemModel),
    total: data?.pageInfo.totalCount ?? 0,
    seo: { title: textOnServer("wishlist-page", locale)("title"), noindex: true },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Wishlist({ loaderData: { items, total } }: Route.ComponentProps) {
  return <WishlistPage items={items} total={total} buy={(sku) => <QuickAdd item={sku} />} />;
}
