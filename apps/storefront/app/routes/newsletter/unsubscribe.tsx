import { data, redirect } from "react-router";
import { readForm } from "#kit/web/page/read-form.server.ts";
import { unsubscribePath } from "#modules/newsletter/contract/constants.ts";
import { cancelSubscribeNotificationDocument } from "#modules/newsletter/web/unsubscribe.graphql.gen.ts";
import { UnsubscribePage, type UnsubscribeState } from "#modules/newsletter/web/unsubscribe-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/unsubscribe.ts";

const queryOf = (request: Request) => new URL(request.url).searchParams;

export function loader({ request, context }: Route.LoaderArgs) {
  const title = textOnServer("newsletter", servicesOf(context).locale)("unsubscribe");
  return { state: stateOf(queryOf(request)), seo: { title, noindex: true } };
}

function stateOf(query: URLSearchParams): UnsubscribeState {
  if (query.has("done")) return { at: "done" };
  const token = query.get("token");
  return token ? { at: "asking", token } : { at: "broken" };
}

/** Posted by the page's button, or by a mail program's one-click button, which expects a plain answer (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const given = form.get("token") ?? queryOf(request).get("token");
  const token = typeof given === "string" ? given.slice(0, 200) : "";
  const reply = await servicesOf(context).api(cancelSubscribeNotificationDocument, { input: { token } });
  if (!reply.cancelSubscribeNotification.success) return data({ at: "broken" } as const, { status: 400 });
  if (form.has("List-Unsubscribe")) return data({ at: "done" } as const);
  return redirect(`${unsubscribePath}?done`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsubscribePage state={actionData ?? loaderData.state} />;
}
