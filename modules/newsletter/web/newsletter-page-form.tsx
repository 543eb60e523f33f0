import type { SourceType } from "../contract/constants.ts";
import { NewsletterForm, type NewsletterFormProps } from "./newsletter-form.tsx";
import { useNewsletterText } from "./newsletter-text.ts";

type NewsletterPageFormProps = { source: SourceType } & Pick<NewsletterFormProps, "returned">;

/** The form on its own page, such as that of a printed QR code (NL-09). */
export function NewsletterPageForm({ source, returned }: NewsletterPageFormProps) {
  const t = useNewsletterText();
  return (
    <section aria-label={t("pageTitle")} className="rounded-xl border border-line bg-surface p-5 md:p-8">
      <NewsletterForm
        place="newsletterPage"
        source={source}
        button={t("subscribeNow")}
        {...(returned ? { returned } : {})}
      />
    </section>
  );
}
