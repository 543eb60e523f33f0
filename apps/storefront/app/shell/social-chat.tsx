import { Icon } from "#kit/web/icons/icon.tsx";
import { useShellText } from "./shell-text.ts";
import { useShopFacts } from "./shop-state.ts";
import { whatsAppUrl } from "./whats-app.ts";

/**
 * WhatsApp within thumb's reach on every page; a plain link, so it needs neither script nor consent. On a phone it stands over its
 * neighbours on the right: names and prices begin on the left.
 */
export function SocialChat() {
  const t = useShellText();
  const { siteInfo } = useShopFacts();
  return (
    <a
      href={whatsAppUrl(siteInfo.whatsAppNumber)}
      target="_blank"
      rel="noopener"
      data-print="hide"
      className="steps-aside fixed right-3.5 bottom-40.5 z-30 inline-flex md:right-auto md:bottom-4 md:left-4 size-12 items-center justify-center rounded-full bg-court text-on-court shadow-float hover:bg-court-strong"
    >
      <Icon name="social-whatsapp" size="lg" />
      <span className="sr-only">
        {t("whatsAppAction")} {t("opensInNewTab")}
      </span>
    </a>
  );
}
