import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import { ContactForm } from "#modules/chat/web/contact-form/contact-form.tsx";
import { useContactFormText } from "#modules/chat/web/contact-form/contact-form-text.ts";
import type { ReturnedForm } from "#modules/chat/web/contact-form/send-contact-message.ts";
import { articlePath } from "#modules/content/web/articles/story.ts";
import { useContactText } from "#modules/content/web/contact/contact-text.ts";
import { ContactHours } from "../../shell/contact-hours.tsx";
import { SocialLinks } from "../../shell/footer/social-links.tsx";
import { useShellText } from "../../shell/shell-text.ts";
import { useShopFacts } from "../../shell/shop-state.ts";
import { WhatsAppBlock } from "../../shell/whats-app-block.tsx";

type OftenAsked = { readonly code: string; readonly title: string; readonly answer: string };

type ContactPageProps = { questions: readonly OftenAsked[]; returned: ReturnedForm | undefined };

/** Contact channels, the contact form, and frequently asked questions. */
export function ContactPage({ questions, returned }: ContactPageProps) {
  const shell = useShellText();
  const t = useContactText();
  const { siteInfo: site } = useShopFacts();
  return (
    <div className="mx-auto max-w-page px-4 pt-8 md:px-6 md:pt-12">
      <header className="mb-6 md:mb-10">
        <h1 className="text-3xl font-extrabold tracking-tight md:text-4xl">{shell("contactPageTitle")}</h1>
        <p className="mt-2 max-w-prose text-ink-soft md:text-lg">{t("lead")}</p>
      </header>
      <div className="grid gap-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-12">
        <div className="grid content-start gap-4 sm:grid-cols-2">
          {site.whatsAppNumber ? (
            <div className="sm:col-span-2">
              <WhatsAppBlock />
            </div>
          ) : null}
          {site.email ? (
            <Way icon="mail" title={t("emailTitle")} hint={t("emailHint")}>
              <a
                href={`mailto:${site.email}`}
                className={buttonClass({ variant: "secondary", size: "sm", className: "max-w-full break-all" })}
              >
                {site.email}
              </a>
            </Way>
          ) : null}
          {site.phone ? (
            <Way icon="headset" title={t("phoneTitle")}>
              <a
                href={`tel:${site.phone.replace(/[^\d+]/g, "")}`}
                className={buttonClass({ variant: "secondary", size: "sm" })}
              >
                {site.phone}
              </a>
            </Way>
          ) : null}
          {site.contactHours || site.serviceHours ? (
            <Way icon="clock" title={t("hoursTitle")}>
              <ContactHours className="space-y-2 text-sm" />
            </Way>
          ) : null}
          <Way icon="truck" title={t("orderTitle")} hint={t("orderHint")}>
            <LinkButton to="/order/track" variant="secondary" size="sm">
              {t("orderLink")}
            </LinkButton>
          </Way>
          <Way icon="store" title={t("storesTitle")} hint={t("storesHint")}>
            <LinkButton to="/store" variant="secondary" size="sm">
              {t("storesLink")}
            </LinkButton>
          </Way>
          {site.email ? <MessageCard returned={returned} /> : null}
          <div className="mt-2 sm:col-span-2">
            <SocialLinks links={site.socialLinks} />
          </div>
        </div>
        <Questions questions={questions} />
      </div>
    </div>
  );
}

function MessageCard({ returned }: Pick<ContactPageProps, "returned">) {
  const form = useContactFormText();
  return (
    <div id="message" className="scroll-mt-24 sm:col-span-2">
      <Card as="section" className="grid gap-4">
        <div className="grid gap-2">
          <h2 className="flex items-center gap-2.5 text-lg font-extrabold">
            <Icon name="message-circle" className="text-brick-ink" />
            {form("title")}
          </h2>
          <p className="text-ink-soft">{form("text")}</p>
        </div>
        <ContactForm returned={returned} />
      </Card>
    </div>
  );
}

function Way({ icon, title, hint, children }: { icon: IconName; title: string; hint?: string; children: ReactNode }) {
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="flex items-center gap-2.5 text-lg font-extrabold">
        <Icon name={icon} className="text-brick-ink" />
        {title}
      </h2>
      {hint ? <p className="text-ink-soft">{hint}</p> : null}
      <div className="mt-auto">{children}</div>
    </Card>
  );
}

function Questions({ questions }: { questions: readonly OftenAsked[] }) {
  const t = useContactText();
  const [first] = questions;
  if (!first) return null;
  return (
    <section aria-labelledby="often-asked">
      <h2 id="often-asked" className="text-xl font-extrabold">
        {t("questionsTitle")}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {questions.map(({ code, title, answer }) => (
          <li key={code}>
            <Link to={articlePath(code)} className="group flex items-center gap-3 rounded-sm py-3">
              <span className="grow">
                <span className="block font-bold group-hover:text-brick-ink">{title}</span>
                <span className="block text-sm text-ink-soft">{answer}</span>
              </span>
              <Icon name="chevron-right" className="text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={articlePath(first.code)}
        className="mt-3 inline-flex min-h-11 items-center gap-1 font-bold text-brick-ink hover:underline"
      >
        {t("questionsLink")} <Icon name="arrow-right" size="sm" />
      </Link>
    </section>
  );
}
