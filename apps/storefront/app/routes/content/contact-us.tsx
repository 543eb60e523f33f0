import { data } from "react-router";
import { readForm } from "#kit/web/page/read-form.server.ts";
import { sendContactForm } from "#modules/chat/web/contact-form/send-contact-message.ts";
import { OftenAskedDocument } from "#modules/content/web/articles/articles.graphql.gen.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { cachedPage } from "../../request/page-policy.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/contact-us.ts";
import { ContactPage } from "./contact-page.tsx";

export const handle = cachedPage();

/** Contact data comes with the shell. The questions are optional: without them the page still works. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale, tag, doNotKeep } = servicesOf(context);
  tag("articles:FAQ");
  const reply = await api(OftenAskedDocument, { locale }).catch(() => {
    doNotKeep();
    return null;
  });
  const questions = (reply?.queryFaqList.items ?? []).map(({ articleCode, articleTitle, articleSubTitle }) => ({
    code: articleCode,
    title: articleTitle,
    answer: articleSubTitle,
  }));
  const title = textOnServer("shell", locale)("contactPageTitle");
  const description = textOnServer("contact", locale)("lead");
  return { questions, seo: { title, description } };
}

/** The contact form of a page without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = servicesOf(context);
  const returned = await sendContactForm(api, await readForm(request), locale);
  return data(returned, { status: "problems" in returned ? 400 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage questions={loaderData.questions} returned={actionData} />;
}
