import { Link, useLocation } from "react-router";
import { CachedFragment } from "#kit/web/fragment-cache/cached-fragment.tsx";
import type { PageColumn } from "#modules/content/contract/page-columns.ts";
import { isNewsletterPage } from "#modules/newsletter/contract/constants.ts";
import { NewsletterBox } from "#modules/newsletter/web/newsletter-box.tsx";
import { ContactHours } from "../contact-hours.tsx";
import { useShellText } from "../shell-text.ts";
import { useShopFacts } from "../shop-state.ts";
import { WhatsAppBlock } from "../whats-app-block.tsx";
import { AdvertisementStrip } from "./advertisement-strip.tsx";
import { SocialLinks } from "./social-links.tsx";

export type SiteFooterProps = { advertisement: readonly PageColumn[]; year: number };

export function SiteFooter({ advertisement, year }: SiteFooterProps) {
  const t = useShellText();
  const { siteInfo: site, footerNavList } = useShopFacts();
  const { pathname } = useLocation();
  return (
    <footer className="mt-16 border-t border-line bg-surface" data-print="hide">
      <AdvertisementStrip columns={advertisement} />
      <div className="mx-auto grid max-w-page gap-10 px-4 py-10 md:grid-cols-[1.4fr_2fr] md:px-6 md:py-14">
        <div className="space-y-6">
          {/* The newsletter pages contain the form themselves. */}
          {isNewsletterPage(pathname) ? null : <NewsletterBox />}
          <p className="max-w-sm text-lg font-bold">{site.tagline}</p>
          <WhatsAppBlock />
          <ContactHours className="flex flex-wrap gap-4 text-sm *:min-w-min *:flex-1" />
        </div>
        <div className="space-y-10">
          <CachedFragment
            as="nav"
            name="footer links"
            of={footerNavList}
            aria-label={t("footerNavigation")}
            className="gap-8 [columns:2_9rem] md:grid md:grid-cols-3"
          >
            {footerNavList.map((group) => (
              <div key={group.code} className="mb-8 break-inside-avoid md:mb-0">
                <h2 className="text-sm font-extrabold">{group.name}</h2>
                <ul className="mt-2">
                  {group.children.map((entry) => (
                    <li key={entry.code}>
                      <Link
                        to={entry.url}
                        className="inline-flex min-h-9 items-center text-ink-soft hover:text-ink hover:underline pointer-coarse:min-h-11"
                      >
                        {entry.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </CachedFragment>
          <SocialLinks links={site.socialLinks} />
        </div>
      </div>
      {/* Padding for the floating buttons on a phone. */}
      <p className="border-t border-line px-20 pt-5 pb-6 text-center text-sm text-ink-soft text-balance md:px-4">
        {t("legal", { year, name: site.name })}
      </p>
    </footer>
  );
}
