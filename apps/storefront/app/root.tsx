import fontFile from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url";
import { use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from "react-router";
import { asLocale, fallbackLocale } from "#kit/core/locale.ts";
import { PageTextsForBrowser } from "#kit/web/i18n/page-texts.tsx";
import { ScriptMark } from "#kit/web/page/script-mark.ts";
import type { Route } from "./+types/root.ts";
import { describeShop } from "./request/describe-shop.server.ts";
import { loadShell } from "./request/load-shell.server.ts";
import { servicesOf } from "./request/page-context.server.ts";
import { JsonLd } from "./seo/json-ld.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { PageFrame } from "./shell/page-frame.tsx";
import { Providers } from "./shell/providers.tsx";
import { nothingKnown, type RootData } from "./shell/root-data.ts";
import { emptyShell } from "./shell/shell-data.ts";
import stylesheet from "./styles.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "preload", href: fontFile, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  {
    rel: "icon",
    href: "/favicon-96.png",
    type: "image/png",
    sizes: "96x96",
    media: "not (prefers-color-scheme: dark)",
  },
  {
    rel: "icon",
    href: "/favicon-dark-96.png",
    type: "image/png",
    sizes: "96x96",
    media: "(prefers-color-scheme: dark)",
  },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { movedTo } = servicesOf(context);
  if (movedTo !== null) throw redirect(movedTo, 301);
  const { pathname, searchParams } = new URL(request.url);
  const root = await loadShell(context);
  if (pathname === "/") describeShop(context, root);
  return { ...root, lang: asLocale(searchParams.get("lang")) };
};

/** The shell's data does not change with client-side navigation. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRootData();
  const locale = root?.locale ?? fallbackLocale;
  const mark = use(ScriptMark);
  const ownColours = root?.shell.siteInfo.stylesheet;
  return (
    <html lang={locale} data-device={root?.device}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f5943" />
        <Meta />
        <Links />
        {ownColours ? <link rel="stylesheet" href={ownColours} /> : null}
        <JsonLd />
      </head>
      <body>
        <Providers locale={locale}>{children}</Providers>
        <PageTextsForBrowser />
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame root={loaderData}>
      <Outlet />
    </PageFrame>
  );
}

/** A missing home or landing page has no frame (SH-22); any other error keeps header and footer. */
export function ErrorBoundary() {
  const root = useRootData();
  const error = useRouteError();
  const routeId = useMatches().at(-1)?.id;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const alone = missing && (routeId === "home" || routeId === "LandingPage-all");
  const known = root ?? nothingKnown;
  const frame = alone ? { ...known, shell: emptyShell } : known;
  return (
    <PageFrame root={frame}>
      <ErrorPage />
    </PageFrame>
  );
}

function useRootData(): RootData | undefined {
  return useMatches().find((match) => match.id === "root")?.loaderData as RootData | undefined;
}
