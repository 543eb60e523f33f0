import { useShellText } from "./shell-text.ts";
import { useShopFacts } from "./shop-state.ts";

/** The hours in which staff answer. What the shop has not entered is left out. */
export function ContactHours({ className }: { className: string }) {
  const t = useShellText();
  const { contactHours, serviceHours } = useShopFacts().siteInfo;
  if (!contactHours && !serviceHours) return null;
  return (
    <dl className={className}>
      <Hours name={t("contactHours")} hours={contactHours} />
      <Hours name={t("serviceHours")} hours={serviceHours} />
    </dl>
  );
}

const Hours = ({ name, hours }: { name: string; hours: string }) =>
  hours && (
    <div>
      <dt className="font-bold">{name}</dt>
      <dd className="text-ink-soft">{hours}</dd>
    </div>
  );
