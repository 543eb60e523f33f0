import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { confirmPath, subscribePath } from "../contract/constants.ts";
import { useNewsletterLinkText } from "./newsletter-links/link-text.ts";
import { StoriesLink } from "./newsletter-links/next-steps.tsx";
import { useNewsletterText } from "./newsletter-text.ts";
import { Words } from "./unsubscribe-page.tsx";

/** Before the click, after it, or with an invalid link. */
export type ConfirmState = { at: "asking"; token: string } | { at: "done" } | { at: "broken" };

/** The page of the confirmation link. Only its button confirms, because mail programs open links automatically. */
export function ConfirmPage({ state }: { state: ConfirmState }) {
  const t = useNewsletterLinkText();
  const own = useNewsletterText();
  const home = (
    <LinkButton to="/" variant={state.at === "done" ? "primary" : "quiet"}>
      {own("backToShop")}
    </LinkButton>
  );
  switch (state.at) {
    case "asking":
      return (
        <Words title={t("confirmTitle")} text={t("confirmText")}>
          <form method="post" action={confirmPath}>
            <input type="hidden" name="token" value={state.token} />
            <Button type="submit">{t("confirm")}</Button>
          </form>
          {home}
        </Words>
      );
    case "done":
      return (
        <Words title={t("confirmedTitle")} text={t("confirmedText")}>
          {home}
          <StoriesLink />
        </Words>
      );
    case "broken":
      return (
        <Words title={t("confirmBrokenTitle")} text={t("confirmBrokenText")}>
          <LinkButton to={subscribePath}>{t("subscribeHere")}</LinkButton>
          {home}
        </Words>
      );
  }
}
