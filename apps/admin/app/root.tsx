import fontFile from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url";
import { type ReactNode, use } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { fallbackLocale } from "#kit/core/locale.ts";
import { PageTextsContext, PageTextsForBrowser } from "#kit/web/i18n/page-texts.tsx";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import { RequestNumberMeta } from "#kit/web/page/request-id.tsx";
import { ScriptMark } from "#kit/web/page/script-mark.ts";
import { AdminBoundary } from "./admin-boundary.tsx";
import { servicesOf } from "./request/page-context.server.ts";
import type { RouteArgs } from "./request/route-types.ts";
import stylesheet from "./styles.css?url";

export const links: LinksFunction = () => [
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
];

export const loader = ({ context }: RouteArgs) => {
  const { locale, device } = servicesOf(context);
  return { locale, device };
};

/** Language and device do not change while one walks from page to page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const locale = root?.locale ?? fallbackLocale;
  const mark = use(ScriptMark);
  const { source } = use(PageTextsContext);
  return (
    <html lang={locale} data-device={root?.device}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f5943" />
        <Meta />
        <Links />
      </head>
      <body>
        <TextProvider locale={locale} source={source}>
          {children}
        </TextProvider>
        <PageTextsForBrowser />
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** What broke outside every frame, such as the sign-in. */
export function ErrorBoundary() {
  return (
    <main className="py-10">
      <meta name="robots" content="noindex" />
      <RequestNumberMeta />
      <AdminBoundary />
    </main>
  );
}
