import { useLate } from "#kit/web/use-late.ts";
import { cachedPage } from "../../request/page-policy.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/home.ts";
import { loadLanding } from "./load-landing.server.ts";
import { ShopLanding } from "./shop-landing.tsx";

export const handle = cachedPage();

export const loader = ({ context }: Route.LoaderArgs) => loadLanding(context, "/");

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

const loadPopups = () => import("./home-popups.tsx").then((file) => file.HomePopups);

export default function Home({ loaderData }: Route.ComponentProps) {
  const HomePopups = useLate(loadPopups);
  return (
    <>
      <ShopLanding page={loaderData} />
      {HomePopups ? <HomePopups /> : null}
    </>
  );
}
