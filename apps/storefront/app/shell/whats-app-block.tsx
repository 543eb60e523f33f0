import { Icon } from "#kit/web/icons/icon.tsx";
import { useShellText } from "./shell-text.ts";
import { useShopFacts } from "./shop-state.ts";
import { whatsAppUrl } from "./whats-app.ts";

/** The WhatsApp contact: in the phone menu and in the footer. Nothing while the shop has no number. */
export function WhatsAppBlock() {
  const t = useShellText();
  const { siteInfo: site } = useShopFacts();
  if (!site.whatsAppNumber) return null;
  return (
    <a
      href={whatsAppUrl(site.whatsAppNumber)}
      target="_blank"
      rel="noopener"
      className="flex items-center gap-4 rounded-lg bg-court-soft p-4 text-court-ink hover:bg-court hover:text-on-court"
    >
      <Icon name="social-whatsapp" size="xl" />
      <span className="wrap-anywhere">
        <span className="block font-bold">{t("whatsAppTitle")}</span>
        <span className="block text-sm">
          {t("whatsAppAction")} · <span className="inline-block">{site.whatsAppNumber}</span>{" "}
          <span className="sr-only">{t("opensInNewTab")}</span>
        </span>
        <span className="block text-sm">{site.contactHours}</span>
      </span>
    </a>
  );
}
