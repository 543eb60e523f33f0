import { Link } from "react-router";
import { withZipCode } from "#kit/core/zip-code.ts";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { AdminOrderModel } from "./order-model.ts";

/** Whom it goes to, and how. */
export function OrderContact({ order }: { order: AdminOrderModel }) {
  const t = useAdminText();
  const { contact, customer, store, service, deliveryType, isMasked } = order;
  const phone = contact.mobile.replaceAll(/[^+\d]/g, "");
  return (
    <AdminPanel title={t(deliveryType === deliveryMethodCodes.storePickup ? "fetched_by" : "goes_to")}>
      {isMasked ? <p className="mb-2 text-xs text-ink-soft">{t("masked")}</p> : null}
      <Facts
        facts={[
          [t("name"), contact.name],
          [
            t("customers"),
            customer === null ? null : (
              <Link key="customer" to={`/admin/customers/${encodeURIComponent(customer)}`} className="underline">
                {t("customer_page")}
              </Link>
            ),
          ],
          [t("company"), contact.companyName],
          [
            t("mobile"),
            isMasked || contact.mobile === "" ? (
              contact.mobile
            ) : (
              <a key="call" href={`tel:${phone}`} className="underline">
                {contact.mobile}
              </a>
            ),
          ],
          [t("email"), contact.email],
          [t("address"), contact.address],
          [t("area"), withZipCode(contact.area, contact.zip)],
          [t("store"), store ? `${store.name}, ${store.address1}` : null],
          [t("service"), service?.replace(":", " ") ?? null],
        ]}
      />
    </AdminPanel>
  );
}
