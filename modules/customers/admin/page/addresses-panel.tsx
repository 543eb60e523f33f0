import { withZipCode } from "#kit/core/zip-code.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { useCustomersText } from "../customers-text.ts";
import type { Customer } from "./customer-model.ts";
import { PanelList } from "./panel-list.tsx";

export function AddressesPanel({ addresses }: { addresses: Customer["addresses"] }) {
  const t = useCustomersText();
  const rows = addresses.map((address, at) => ({ ...address, key: String(at) }));
  return (
    <PanelList title={t("addresses")} rows={rows} keyOf={({ key }) => key} none={t("no_addresses")}>
      {({ name, companyName, mobile, address, area, zip, isDefault }) => (
        <>
          <address className="min-w-0 break-words not-italic">
            <span className="font-bold">{[name, companyName].filter(Boolean).join(", ")}</span>
            <span className="block">{address}</span>
            <span className="block text-ink-soft">{withZipCode(area, zip)}</span>
            <span className="block text-ink-soft tabular-nums">{mobile}</span>
          </address>
          {isDefault ? (
            <span className="ml-auto">
              <Badge tone="info">{t("default_address")}</Badge>
            </span>
          ) : null}
        </>
      )}
    </PanelList>
  );
}
