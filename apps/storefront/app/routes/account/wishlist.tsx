import { QuickAdd } from "#modules/cart/web/quick-add.tsx";
import { WishListDocument } from "#modules/wishlist/web/wish-list/wish-list.graphql.gen.ts";
import { WishListPage } from "#modules/wishlist/web/wish-list/wish-list-page.tsx";
import { wishesOnPage, wishModel } from "#modules/wishlist/web/wish-list/wish-model.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/wishlist.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = servicesOf(context);
  const pageSize = wishesOnPage(new URL(request.url).searchParams.get("page"));
  const { data } = (await api(WishListDocument, { pageSize })).queryWishlist;
  return {
    wishes: (data?.dataList ?? []).map(wishModel),
    total: data?.pageInfo.totalCount ?? 0,
    seo: { title: textOnServer("wish-list", locale)("title"), noindex: true },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Wishlist({ loaderData: { wishes, total } }: Route.ComponentProps) {
  return <WishListPage wishes={wishes} total={total} buy={(sku) => <QuickAdd item={sku} />} />;
}
