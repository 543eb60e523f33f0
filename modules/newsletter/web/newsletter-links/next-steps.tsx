import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useNewsletterLinkText } from "./link-text.ts";

/** Links after a subscription was confirmed or ended. */
export function StoriesLink() {
  const t = useNewsletterLinkText();
  return (
    <LinkButton to="/blog" variant="secondary">
      {t("readStories")}
    </LinkButton>
  );
}

/** The link to the member's preferences; guests sign in first. */
export function PreferencesLink() {
  const t = useNewsletterLinkText();
  return (
    <LinkButton to="/account/accountSetting" variant="secondary">
      {t("inAccount")}
    </LinkButton>
  );
}
