import { data, type RouterContextProvider, redirect } from "react-router";
import { readForm } from "#kit/web/page/read-form.server.ts";
import { refuseCrossSite } from "#kit/web/page/refuse-cross-site.server.ts";
import { requestedPage } from "#kit/web/page/requested-page.server.ts";
import { textOnServer } from "../i18n/message-source.server.ts";
import { type AdminServices, servicesOf } from "../request/page-context.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

export const entryPath = "/admin/sign-in";

/** The page to return to after the sign-in, if it belongs to the back office; its start page otherwise. */
export const placeAfter = (wanted: string | null): string =>
  wanted !== null && /^\/admin(?:\/[\w/-]*)?(?:\?[\w=&%.:@+-]*)?$/.test(wanted) ? wanted : "/admin";

/** Calls operations of the back office. Without a session it redirects to the sign-in and back; without permission it answers 403. */
export async function adminCall<Answer>(
  { request, context }: Facts,
  ask: (services: AdminServices) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(servicesOf(context));
  } catch (problem) {
    const code = codeOf(problem);
    if (code === "STAFF_ONLY") throw redirect(signInThenBack(request));
    if (code === "FORBIDDEN") throw data(null, { status: 403 });
    throw problem;
  }
}

/** The server process has its own copy of the error's class, so its name does not help here. */
export const codeOf = (problem: unknown): unknown =>
  typeof problem === "object" && problem !== null && "code" in problem ? problem.code : null;

/** The sign-in with the way back; after an expired session with the reason. */
export function signInThenBack(request: Request): string {
  const { pathname, search } = requestedPage(request);
  const back = request.method === "GET" ? pathname + search : pathname;
  const wasHere = /(?:^|; ?)(?:__Host-)?admin=./.test(request.headers.get("cookie") ?? "");
  return `${entryPath}?${new URLSearchParams({ ...(wasHere ? { news: "ended" } : {}), next: back })}`;
}

/** A form of the back office, sent from a page of ours. */
export function adminForm({ request, context }: Facts): Promise<FormData> {
  refuseCrossSite(request, servicesOf(context).origin);
  return readForm(request);
}

/** The name of a page in the browser's tab, and the year that needs no mention. */
export const adminPage = (context: Readonly<RouterContextProvider>, key: string, name?: string) => {
  const t = textOnServer("admin", servicesOf(context).locale);
  return { title: `${name ?? t(key)} · ${t("back_office")}`, year: new Date().getFullYear() };
};
