import { useStoresText } from "./stores-text.ts";

/** Services of a store; those without a label are left out. */
export function StoreServices({ services }: { services: readonly string[] }) {
  const t = useStoresText();
  const names: Readonly<Record<string, string>> = {
    PICKUP: t("servicePickup"),
    RETURNS: t("serviceReturns"),
    STRINGING: t("serviceStringing"),
    FITTING: t("serviceFitting"),
    PLAY_CORNER: t("servicePlayCorner"),
  };
  const labels = services.flatMap((service) => names[service] ?? []);
  if (labels.length === 0) return null;
  return (
    <ul aria-label={t("services")} className="flex flex-wrap gap-1.5 text-xs font-semibold">
      {labels.map((name) => (
        <li key={name} className="rounded-sm bg-court-soft px-2 py-1 text-court-ink">
          {name}
        </li>
      ))}
    </ul>
  );
}
