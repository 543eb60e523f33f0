import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { requestedPage } from "#kit/web/page/requested-page.server.ts";
import { safePath } from "#modules/identity/contract/safe-path.ts";
import { loginThenBack } from "../session/session-ended.ts";
import { ClubBoundDocument } from "./club-bound.graphql.gen.ts";
import { servicesOf } from "./page-context.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** Checks a request before its page is loaded; throws a redirect or an error when the visitor may not see the page. */
type Guard = (facts: Facts) => void | Promise<void>;

const guards: Readonly<Record<string, Guard>> = {
  /** Members only: others are redirected to the login and back (RT-40). */
  member({ request, context }) {
    if (servicesOf(context).caller.kind === "member") return;
    const { pathname, search } = requestedPage(request);
    throw redirect(loginThenBack(pathname + search));
  },
  /** Members without a club account only: others are redirected home or to `redirectUrl` (RT-37, RT-38). */
  async unlinkedMember({ request, context }) {
    const { api, caller } = servicesOf(context);
    if (caller.kind !== "member") throw redirect("/");
    const { getUserInfoDetail } = await api(ClubBoundDocument);
    if (getUserInfoDetail.mapclubBind) throw redirect(safePath(new URL(request.url).searchParams.get("redirectUrl")));
  },
};

/** The named guards of a route: `export const middleware = guardedBy("member")`. An unknown name is a mistake in routes.ts and answers 500 (RT-43). */
export function guardedBy(...names: readonly string[]): MiddlewareFunction<Response>[] {
  return names.map((name) => async ({ request, context }) => {
    const guard = guards[name];
    if (!guard) throw data({ message: `Unknown middleware ${name}` }, { status: 500 });
    await guard({ request, context });
  });
}
