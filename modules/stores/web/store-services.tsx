import { useStoresText } from "./stores-text.ts";

/** What a store does beyond selling, in the order it is told. A service this page has no words for is not shown. */
export function StoreServices({ services }: { services: readonly string[] }) {
  const t = useStoresText();
  const names: Readonly<Record<string, string>> = {
    PICKUP: t("servicePickup"),
    RETURNS: t("serviceReturns"),
    STRINGING: t("serviceStringing"),
    FITTING: t("serviceFitting"),
    PLAY_CORNER: t("servicePlayCorner"),
  };
  const told = services.flatMap((service) => names[service] ?? []);
  if (told.length === 0) return null;
  return (
    <ul aria-label={t("services")} className="flex flex-wrap gap-1.5 text-xs font-semibold">
      {told.map((name) => (
        <li key={name} className="rounded-sm bg-court-soft px-2 py-1 text-court-ink">
          {name}
        </li>
      ))}
    </ul>
  );
}
