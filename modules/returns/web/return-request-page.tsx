import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { formatDateTime } from "#kit/core/date-format.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useFailedReply } from "#kit/web/api/use-failed-reply.ts";
import { Card } from "#kit/web/content/card.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { ContactProof, useContactProof } from "#modules/order/web/contact-proof/contact-proof.tsx";
import { ProofRequest } from "#modules/order/web/contact-proof/proof-request.tsx";
import { returnFormSchema } from "../contract/return-form.ts";
import {
  needsPhotos,
  needsUnopened,
  type ReturnReason,
  returnReasonCodes,
  returnReasons,
} from "../contract/return-reasons.ts";
import { mayReturnFor, type Restriction } from "../contract/return-restrictions.ts";
import { AccountFields } from "./account-fields.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import { RefundSums, sumsOf } from "./refund-preview.tsx";
import { RemarkField } from "./remark-field.tsx";
import { ReturnItems } from "./return-items.tsx";
import {
  type Chosen,
  chosenIn,
  namedFor,
  quantitiesOf,
  type ReturnOptionsModel,
  type ReturnPlace,
  refundFor,
} from "./return-model.ts";
import { useReturnText } from "./return-text.ts";
import { CreateReturnDocument } from "./returns.graphql.gen.ts";
import { usePhotos } from "./use-photos.ts";

export type ReturnRequestPageProps = { options: ReturnOptionsModel; place: ReturnPlace; items: string | null };

/** The field that shows the server's error. */
const fieldOf: Readonly<Record<string, string>> = {
  ITEM_NOT_FOUND: "items",
  TOO_MANY_PIECES: "items",
  ONLY_IF_FAULTY: "items",
  BANK_ACCOUNT_NEEDED: "accountNumber",
  PHOTO_NOT_FOUND: "photoIds",
};

/** The return request: lines, reason, pictures; shows the refund before it is sent. */
export function ReturnRequestPage({ options, place, items }: ReturnRequestPageProps) {
  const t = useReturnText();
  const locale = useLocale();
  return (
    <div className="grid gap-5">
      <div>
        <Link
          to={place.order(options.orderCode)}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm font-bold text-ink-soft hover:text-ink"
        >
          <Icon name="chevron-left" size="sm" />
          {t("back_to_order", { code: options.orderCode })}
        </Link>
        <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("title")}</h1>
        {options.open && options.until ? (
          <p className="mt-1 text-ink-soft">{t("until", { time: formatDateTime(new Date(options.until), locale) })}</p>
        ) : null}
      </div>
      {options.open ? (
        <ContactProof orderCode={options.orderCode}>
          {options.access === "visitor" ? (
            <ProofRequest />
          ) : (
            <RequestForm options={options} place={place} items={items} />
          )}
        </ContactProof>
      ) : (
        <Alert tone="warning" title={t("closed_title")}>
          {t("closed_text")}
        </Alert>
      )}
    </div>
  );
}

function RequestForm({ options, place, items }: ReturnRequestPageProps) {
  const t = useReturnText();
  const api = useApi();
  const toast = useToast();
  const locale = useLocale();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen>(() => chosenIn(items, options.lines));
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const { withProof } = useContactProof();
  const failedReply = useFailedReply(t("failed"));
  const sender = usePhotos(options.orderCode);
  const refund = refundFor(options, chosen, reason);
  const asksForAccount = options.needsBankAccount && refund.money > 0;
  const { submit, sending, problems, field } = useCheckedForm({
    schema: returnFormSchema(asksForAccount),
    async send({ items: pieces, bankName, accountNumber, accountHolder, ...texts }) {
      const bankAccount = asksForAccount
        ? { bankName: bankName ?? "", accountNumber: accountNumber ?? "", accountHolder: accountHolder ?? "" }
        : null;
      const input = { orderCode: options.orderCode, items: pieces, bankAccount, ...texts };
      const call = async () => (await api(CreateReturnDocument, { input })).createReturnOrder;
      const reply = await withProof(call).catch(failedReply);
      if (reply === null) return {};
      if (!reply?.data) return { [fieldOf[reply?.errorCode ?? ""] ?? ""]: reply?.errorMessage ?? t("failed") };
      if (reply.message) toast({ text: reply.message });
      await navigate(place.detail(options.orderCode, reply.data.returnCode), { replace: true });
      return null;
    },
  });
  const restrictions = Object.keys(chosen).map(
    (number) => options.lines[Number(number)]?.restriction as Restriction | null,
  );
  const quantities = quantitiesOf(chosen).map(({ number, quantity }) => ({
    orderItemCode: options.lines[number]?.orderItemCode ?? "",
    quantity,
  }));
  const error = (name: string) => field(name).error;
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-5">
        <input type="hidden" name="items" value={JSON.stringify(quantities)} />
        <input type="hidden" name="photoIds" value={JSON.stringify(sender.ids)} />
        <TitledCard title={t("items")} icon="shopping-bag">
          <ReturnItems
            lines={options.lines}
            chosen={chosen}
            error={error("items")}
            onChange={(next) => {
              setChosen(next);
              field("items").onChange();
            }}
          />
        </TitledCard>
        <TitledCard title={t("why")} icon="message-circle">
          <div className="grid gap-5">
            <RadioGroup
              legend={t("reason")}
              hideLegend
              name="reasonCode"
              value={reason ?? ""}
              error={error("reasonCode")}
              onChange={(value) => {
                setReason(returnReasonCodes.find((code) => code === value) ?? null);
                for (const name of ["reasonCode", "photoIds", "remark", "unopened"]) field(name).onChange();
              }}
              options={returnReasonCodes.map((code) => {
                const open = restrictions.every((restriction) => mayReturnFor(restriction ?? null, code));
                return {
                  value: code,
                  label: returnReasons[code][locale],
                  disabled: !open,
                  ...(open ? {} : { description: t("reason_restricted") }),
                };
              })}
            />
            {reason !== null && needsUnopened(reason) ? (
              <Checkbox {...field("unopened")} label={t("unopened")} />
            ) : null}
            <RemarkField
              needed={reason === "OTHER"}
              error={error("remark")}
              onChange={() => field("remark").onChange()}
            />
            <PhotoPicker
              needed={reason !== null && needsPhotos(reason)}
              error={error("photoIds")}
              sender={sender}
              onChange={() => field("photoIds").onChange()}
            />
            {reason !== null && needsPhotos(reason) ? (
              <TextField
                {...field("videoUrl")}
                label={t("video")}
                hint={t("video_hint")}
                optional={t("optional")}
                inputMode="url"
                autoComplete="off"
                maxLength={300}
              />
            ) : null}
          </div>
        </TitledCard>
        {asksForAccount ? <AccountFields field={field} /> : null}
      </div>
      <div className="lg:sticky lg:top-24">
        <Card as="section" studs="sun" aria-label={t("sums")}>
          <h2 className="text-lg font-extrabold">{t("sums")}</h2>
          <div className="mt-3" aria-live="polite">
            {quantities.length === 0 ? (
              <p className="text-ink-soft">{t("sums_empty")}</p>
            ) : (
              <RefundSums sums={sumsOf(refund, namedFor(options, refund))} />
            )}
            {refund.giftsOwed.length > 0 ? (
              <p className="mt-3 text-sm text-ink-soft">
                {t("gift_owed", {
                  names: refund.giftsOwed.map(({ number }) => options.lines[number]?.skuName ?? "").join(", "),
                })}
              </p>
            ) : null}
          </div>
          <p className="mt-3 text-sm text-ink-soft">{t(asksForAccount ? "way_account" : "way_back")}</p>
          {problems[""] ? (
            <div className="mt-4">
              <Alert tone="error" live>
                {problems[""]}
              </Alert>
            </div>
          ) : null}
          <div className="mt-5">
            <Button type="submit" block size="lg" loading={sending || sender.sending}>
              {t("send")}
            </Button>
          </div>
        </Card>
      </div>
    </form>
  );
}
