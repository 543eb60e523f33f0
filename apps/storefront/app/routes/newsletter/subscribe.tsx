import { data, redirect } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { readForm } from "#kit/web/page/read-form.server.ts";
import { subscribePath } from "#modules/newsletter/contract/constants.ts";
import { draftOf } from "#modules/newsletter/web/form-draft.ts";
import { Thanks } from "#modules/newsletter/web/newsletter-form.tsx";
import { StoriesLink } from "#modules/newsletter/web/newsletter-links/next-steps.tsx";
import { NewsletterPageForm } from "#modules/newsletter/web/newsletter-page-form.tsx";
import { useNewsletterText } from "#modules/newsletter/web/newsletter-text.ts";
import { subscribe } from "#modules/newsletter/web/subscribe.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/subscribe.ts";

/** The target of newsletter forms on pages without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const draft = draftOf(await readForm(request));
  const problems = await subscribe(servicesOf(context).api, draft);
  if (!problems) return redirect(`${subscribePath}?done`, 303);
  return data({ email: draft.email, source: draft.source, problems }, { status: 400 });
}

export function loader({ request, context }: Route.LoaderArgs) {
  const title = textOnServer("newsletter", servicesOf(context).locale)("boxTitle");
  return { done: new URL(request.url).searchParams.has("done"), seo: { title, noindex: true } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Subscribe({ loaderData, actionData }: Route.ComponentProps) {
  const t = useNewsletterText();
  const returned = actionData && { email: actionData.email, problems: actionData.problems };
  return (
    <div className="mx-auto max-w-dialog-m px-4 pt-10 pb-16 md:pt-16">
      <h1 className="mb-6 text-3xl font-extrabold tracking-tight">{t("boxTitle")}</h1>
      {loaderData.done && !actionData ? (
        <div className="grid justify-items-start gap-6">
          <Thanks />
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/">{t("backToShop")}</LinkButton>
            <StoriesLink />
          </div>
        </div>
      ) : (
        <>
          <p className="mb-6 text-ink-soft">{t("boxText")}</p>
          <NewsletterPageForm source={actionData?.source ?? "Web"} {...(returned ? { returned } : {})} />
        </>
      )}
    </div>
  );
}
