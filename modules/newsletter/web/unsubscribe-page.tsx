import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { subscribePath, unsubscribePath } from "../contract/constants.ts";
import { PreferencesLink } from "./newsletter-links/next-steps.tsx";
import { useNewsletterText } from "./newsletter-text.ts";

/** Before the click, after it, or without a token. */
export type UnsubscribeState = { at: "asking"; token: string } | { at: "done" } | { at: "broken" };

/** The page of the unsubscribe link. Only its button unsubscribes, because mail programs open links automatically. */
export function UnsubscribePage({ state }: { state: UnsubscribeState }) {
  const t = useNewsletterText();
  switch (state.at) {
    case "asking":
      return (
        <Words title={t("unsubscribeTitle")} text={t("unsubscribeText")}>
          <form method="post" action={unsubscribePath}>
            <input type="hidden" name="token" value={state.token} />
            <Button type="submit">{t("unsubscribe")}</Button>
          </form>
          <LinkButton to="/" variant="quiet">
            {t("backToShop")}
          </LinkButton>
        </Words>
      );
    case "done":
      return (
        <Words title={t("unsubscribedTitle")} text={t("unsubscribedText")}>
          <LinkButton to="/">{t("backToShop")}</LinkButton>
          <LinkButton to={subscribePath} variant="quiet">
            {t("subscribeAgain")}
          </LinkButton>
        </Words>
      );
    case "broken":
      return (
        <Words title={t("brokenTitle")} text={t("brokenText")}>
          <LinkButton to="/">{t("backToShop")}</LinkButton>
          <PreferencesLink />
        </Words>
      );
  }
}

/** The layout of pages that links in e-mails lead to. */
export function Words({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto max-w-dialog-m px-4 pt-10 pb-16 md:pt-16">
      <Card as="section" studs="court">
        <h1 className="text-2xl font-extrabold tracking-tight text-balance">{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">{children}</div>
      </Card>
    </div>
  );
}
