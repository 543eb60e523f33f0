import { useShellText } from "./shell-text.ts";
import { useShopFacts } from "./shop-state.ts";

/** The hours in which staff answer. Nothing while the shop has not entered them. */
export function ContactHours({ className }: { className: string }) {
  const t = useShellText();
  const { contactHours, serviceHours } = useShopFacts().siteInfo;
  if (!contactHours) return null;
  return (
    <dl className={className}>
      <div>
        <dt className="font-bold">{t("contactHours")}</dt>
        <dd className="text-ink-soft">{contactHours}</dd>
      </div>
      <div>
        <dt className="font-bold">{t("serviceHours")}</dt>
        <dd className="text-ink-soft">{serviceHours}</dd>
      </div>
    </dl>
  );
}
