import { Suspense } from "react";
import { redirect } from "react-router";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { isQrPath } from "#modules/newsletter/contract/constants.ts";
import { cachedPage } from "../../request/page-policy.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/landing-page.ts";
import { loadLanding } from "./load-landing.server.ts";
import { ShopLanding } from "./shop-landing.tsx";

export const handle = cachedPage();

const QrLanding = lazyWithRetry(() => import("./qr-landing.tsx").then((file) => file.QrLanding));

/** Listings are at most four folders deep in routes.ts; a deeper one is found by its last segment (D-29). */
const deepListing = /\/([^/]+\.html)$/i;

export function loader({ context, params }: Route.LoaderArgs) {
  const path = `/${params["*"]}`;
  const [, last] = deepListing.exec(path) ?? [];
  if (last !== undefined) throw redirect(`/${encodeURIComponent(last)}`, 301);
  return loadLanding(context, path);
}

/** A content page without a title is a fragment of other pages and not indexed. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { ...loaderData?.seo, noindex: !loaderData?.seo?.title });

export default function LandingPage({ loaderData, params }: Route.ComponentProps) {
  if (isQrPath(params["*"])) {
    return (
      <Suspense>
        <QrLanding page={loaderData} />
      </Suspense>
    );
  }
  return <ShopLanding page={loaderData} />;
}
