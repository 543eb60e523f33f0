import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { cancelReasonCodes, cancelReasons } from "#modules/order/contract/order-texts.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { AdminOrderModel } from "../order-model.ts";
import { hadField, keepField, type OrderEditModel } from "./edit-model.ts";

type EditFormProps = { order: AdminOrderModel; now: OrderEditModel; answer: AdminAnswer | null };

/** The pieces that are to be sent, and whom to. It is only previewed; nothing is changed by this form. */
export function EditForm({ order, now, answer }: EditFormProps) {
  const t = useAdminText();
  const locale = useLocale();
  const sending = useSending("preview");
  const { problems, typed } = answerTo(answer, "preview");
  // Nothing can be taken off before it is paid.
  const isPaid = order.status === orderStatusCodes.paid;
  return (
    <Form method="post" noValidate className="grid gap-4">
      <input type="hidden" name="version" value={order.version} />
      {isPaid ? (
        <AdminPanel title={t("edit_goods")}>
          <ul className="divide-y divide-line">
            {now.lines
              .filter(({ isGift, before }) => !isGift && before > 0)
              .map((line) => (
                <KeptPieces
                  key={line.number}
                  line={line}
                  typed={typed[keepField(line.number)]}
                  problem={problems[keepField(line.number)]}
                />
              ))}
          </ul>
          <div className="mt-3">
            <SelectField
              name="reasonCode"
              label={t("edit_why")}
              placeholder={t("choose")}
              defaultValue={typed.reasonCode}
              options={cancelReasonCodes.map((value) => ({ value, label: cancelReasons[value][locale] }))}
              error={problems.reasonCode ?? null}
            />
          </div>
        </AdminPanel>
      ) : null}
      <Receiver order={order} now={now} problems={problems} typed={typed} />
      <Button type="submit" name="intent" value="preview" variant="court" icon="eye" loading={sending}>
        {t("edit_preview")}
      </Button>
    </Form>
  );
}

type KeptPiecesProps = {
  line: OrderEditModel["lines"][number];
  typed: string | undefined;
  problem: string | undefined;
};

function KeptPieces({ line: { number, name, skuCode, before }, typed, problem }: KeptPiecesProps) {
  const t = useAdminText();
  const id = `problem-${keepField(number)}`;
  return (
    <li className="grid gap-1 py-2">
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow text-sm">
          <p className="font-semibold">{name}</p>
          <p className="text-xs wrap-anywhere text-ink-soft">{skuCode}</p>
        </div>
        <input type="hidden" name={hadField(number)} value={before} />
        <label className="flex shrink-0 items-center gap-2 text-sm">
          <span className="sr-only">{t("edit_quantity", { name })}</span>
          <input
            type="number"
            inputMode="numeric"
            name={keepField(number)}
            min={0}
            max={before}
            defaultValue={typed ?? before}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? id : undefined}
            className={`${boxClass} min-h-11 w-18 px-2 text-right text-base tabular-nums`}
          />
          <span className="w-10 text-ink-soft tabular-nums">/ {before}</span>
        </label>
      </div>
      {problem ? (
        <p id={id} className="text-sm text-danger">
          {problem}
        </p>
      ) : null}
    </li>
  );
}

type Texts = Readonly<Record<string, string>>;

function Receiver({ order, now, problems, typed }: Omit<EditFormProps, "answer"> & { problems: Texts; typed: Texts }) {
  const t = useAdminText();
  const contact = now.contactBefore;
  if (!contact) return <p className="text-sm text-ink-soft">{t("edit_contact_hidden")}</p>;
  const isPickup = order.deliveryType === deliveryMethodCodes.storePickup;
  return (
    <AdminPanel title={t("edit_receiver")}>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          name="firstName"
          label={t("edit_first_name")}
          autoComplete="off"
          maxLength={100}
          defaultValue={typed.firstName ?? contact.firstName}
          error={problems["contact.firstName"] ?? null}
        />
        <TextField
          name="lastName"
          label={t("edit_last_name")}
          autoComplete="off"
          maxLength={100}
          defaultValue={typed.lastName ?? contact.lastName}
          error={problems["contact.lastName"] ?? null}
        />
        <TextField
          name="mobile"
          label={t("edit_mobile")}
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
          defaultValue={typed.mobile ?? contact.mobile}
          error={problems["contact.mobile"] ?? null}
        />
        {isPickup ? null : (
          <TextField
            name="zip"
            label={t("edit_zip")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            defaultValue={typed.zip ?? contact.zip}
            error={problems["contact.place.zip"] ?? null}
          />
        )}
      </div>
      {isPickup ? null : (
        <div className="mt-3">
          <TextField
            name="address1"
            label={t("edit_street")}
            hint={t("edit_area", { area: order.contact.area })}
            autoComplete="off"
            maxLength={100}
            defaultValue={typed.address1 ?? contact.address1}
            error={problems["contact.place.address1"] ?? null}
          />
        </div>
      )}
    </AdminPanel>
  );
}
