import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { contactLine } from "./edit/edit-model.ts";
import type { AdminOrderModel } from "./order-model.ts";

/** What staff changed before it was packed: who, when, before and after. */
export function OrderEdits({ edits, year }: { edits: AdminOrderModel["edits"]; year: number }) {
  const t = useAdminText();
  if (edits.length === 0) return null;
  return (
    <AdminPanel title={t("edits")}>
      <ol className="grid gap-2 text-sm">
        {edits.map(({ at, name, items, isContactChanged, contactBefore, contactAfter }) => (
          <li key={at} className="grid gap-0.5">
            <p className="text-ink-soft">
              <time dateTime={at} className="tabular-nums">
                {shortTime(at, year)}
              </time>
              {` · ${name}`}
            </p>
            {items.length > 0 ? (
              <p>{t("edits_off", { items: items.map((one) => `${one.quantity}× ${one.name}`).join(", ") })}</p>
            ) : null}
            {isContactChanged ? <p>{t("edits_contact")}</p> : null}
            {contactBefore ? (
              <p className="text-ink-soft">{t("edits_was", { contact: contactLine(contactBefore) })}</p>
            ) : null}
            {contactAfter ? (
              <p className="text-ink-soft">{t("edits_is", { contact: contactLine(contactAfter) })}</p>
            ) : null}
          </li>
        ))}
      </ol>
    </AdminPanel>
  );
}
