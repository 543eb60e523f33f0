import { use, useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { isChunkError, reloadPage } from "#kit/web/page/chunk-guard.ts";
import { RequestId, RequestNumberMeta } from "#kit/web/page/request-id.tsx";
import { FailedNavigation } from "./failed-navigation.tsx";
import { useShellText } from "./shell-text.ts";

/** The error page for shoppers: what happened, three links, and the request number. */
export function ErrorPage() {
  const t = useShellText();
  const error = useRouteError();
  const number = use(RequestId);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = messageOf(error);
  const missing = status === 404;
  const heading = missing ? t("notFound") : t("errorTitle");
  useReloadForMissingFile(error);

  return (
    <div className="mx-auto flex max-w-prose flex-col items-center px-5 py-16 text-center md:py-28">
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <RequestNumberMeta />
      <FailedNavigation />
      <p className="text-sm font-extrabold tracking-widest text-brick-ink">{status}</p>
      <h1 className="mt-1 text-2xl font-extrabold md:text-3xl">{heading}</h1>
      {message ? <p className="mt-3 font-semibold">{message}</p> : null}
      <p className="mt-3 text-ink-soft">{missing ? t("notFoundText") : t("errorText")}</p>
      <div className="mt-8 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <LinkButton to="/" icon="house">
          {t("backHome")}
        </LinkButton>
        <LinkButton to="/plp/search" variant="secondary" icon="search">
          {t("searchLabel")}
        </LinkButton>
        <LinkButton to="/contact-us" variant="secondary" icon="headset">
          {t("contactUs")}
        </LinkButton>
      </div>
      {number ? <p className="mt-8 text-xs text-ink-soft">{t("requestNumber", { number })}</p> : null}
    </div>
  );
}

/** The message a route meant for shoppers. Other errors stay in the log (RT-44). */
function messageOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const { message } = (error.data ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : null;
}

/** A missing chunk usually means a new release: reload once (SE-10). */
function useReloadForMissingFile(error: unknown) {
  useEffect(() => {
    if (isChunkError(error)) void reloadPage();
  }, [error]);
}
