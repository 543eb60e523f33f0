import { shownMobile } from "#kit/core/mobile-number.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { areaLine } from "../contract/area.ts";
import { type AddressModel, isCorporate, recipientOf } from "./address-model.ts";
import { useAddressText } from "./address-text.ts";

type AddressCardProps = {
  address: AddressModel;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
};

/** One address with its actions. */
export function AddressCard({ address, busy, onEdit, onRemove, onMakeDefault }: AddressCardProps) {
  const t = useAddressText();
  const { isDefault } = address;
  const name = recipientOf(address);
  const whose = <VisuallyHidden>{` ${name}, ${address.address1}`}</VisuallyHidden>;
  return (
    <li
      className={cx(
        "flex flex-col rounded-lg bg-surface p-5 shadow-lift",
        isDefault ? "outline-2 -outline-offset-2 outline-court" : "",
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-extrabold break-words">{name}</h2>
        {isDefault ? <Badge tone="court">{t("default")}</Badge> : null}
        {isCorporate(address) ? <Badge>{t("company_badge")}</Badge> : null}
      </div>
      <p className="mt-0.5 text-sm text-ink-soft tabular-nums">{shownMobile(address.recipientMobile)}</p>
      <address className="mt-3 grid grow content-start gap-0.5 break-words not-italic">
        {isCorporate(address) ? (
          <>
            <span className="font-bold">{address.companyName}</span>
            <span className="text-sm text-ink-soft tabular-nums">{t("npwp", { number: address.taxId ?? "" })}</span>
          </>
        ) : null}
        <span>{address.address1}</span>
        <span>{areaLine(address)}</span>
      </address>
      <div className="-mx-3.5 mt-3 flex flex-wrap border-t border-line pt-2">
        <Button variant="quiet" size="sm" icon="pencil" onClick={onEdit}>
          <span>
            {t("edit")}
            {whose}
          </span>
        </Button>
        <Button variant="quiet" size="sm" icon="trash-2" onClick={onRemove}>
          <span>
            {t("delete")}
            {whose}
          </span>
        </Button>
        {isDefault ? null : (
          <Button variant="quiet" size="sm" icon="check" loading={busy} onClick={onMakeDefault}>
            <span>
              {t("use_as_default")}
              {whose}
            </span>
          </Button>
        )}
      </div>
    </li>
  );
}
