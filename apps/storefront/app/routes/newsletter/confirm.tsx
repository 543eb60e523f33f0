import { data, redirect } from "react-router";
import { readForm } from "#kit/web/page/read-form.server.ts";
import { refuseCrossSite } from "#kit/web/page/refuse-cross-site.server.ts";
import { confirmPath } from "#modules/newsletter/contract/constants.ts";
import { confirmSubscribeNotificationDocument } from "#modules/newsletter/web/confirm.graphql.gen.ts";
import { ConfirmPage, type ConfirmState } from "#modules/newsletter/web/confirm-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/confirm.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const title = textOnServer("newsletter-links", servicesOf(context).locale)("confirmTitle");
  return { state: stateOf(new URL(request.url).searchParams), seo: { title, noindex: true } };
}

function stateOf(query: URLSearchParams): ConfirmState {
  if (query.has("done")) return { at: "done" };
  const token = query.get("token");
  return token ? { at: "asking", token } : { at: "broken" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, origin } = servicesOf(context);
  refuseCrossSite(request, origin);
  const token = String((await readForm(request)).get("token") ?? "").slice(0, 200);
  const reply = await api(confirmSubscribeNotificationDocument, { input: { token } });
  if (!reply.confirmSubscribeNotification.success) return data({ at: "broken" } as const, { status: 400 });
  return redirect(`${confirmPath}?done`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage state={actionData ?? loaderData.state} />;
}
