import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useNewsletterLinkText } from "./link-text.ts";

/** After a subscription began or ended: something to read. */
export function StoriesLink() {
  const t = useNewsletterLinkText();
  return (
    <LinkButton to="/blog" variant="secondary">
      {t("readStories")}
    </LinkButton>
  );
}

/** Where members choose what they are sent; others log in first. */
export function PreferencesLink() {
  const t = useNewsletterLinkText();
  return (
    <LinkButton to="/account/accountSetting" variant="secondary">
      {t("inAccount")}
    </LinkButton>
  );
}
