import { longestPhoneText, nationalPart } from "#kit/core/mobile-number.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { PhoneField } from "#kit/web/forms/phone-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useFormDraft } from "#kit/web/forms/use-form-draft.ts";
import { maxNameLength } from "#modules/address-book/contract/constants.ts";
import type { CheckoutReceiver } from "../contract/delivery.ts";
import { guestReceiverSchema, receiverSchema } from "../contract/receiver.ts";
import { useCheckoutText } from "./checkout-text.ts";
import type { CheckoutState } from "./use-checkout.ts";

export type ReceiverEntryProps = {
  checkout: CheckoutState;
  known: CheckoutReceiver | null;
  email: string;
  onSaved: () => void;
};

/** Who comes to the counter: whom we write to when it is ready, and who shows the code. */
export function ReceiverEntry({ checkout, known, email, onSaved }: ReceiverEntryProps) {
  const t = useCheckoutText();
  const guest = checkout.view.isGuest;
  const { draft, draftKey, keep, forget } = useFormDraft(`checkoutReceiver:${checkout.view.checkoutId}`);
  const { submit, sending, problems, field } = useCheckedForm({
    schema: guest ? guestReceiverSchema : receiverSchema,
    async send(receiver) {
      const problem = await checkout.update({ receiver });
      if (problem === null) {
        forget();
        onSaved();
      }
      return problem === null ? null : { "": problem };
    },
  });
  return (
    <form key={draftKey} noValidate onSubmit={submit} onInput={keep} className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2 md:gap-4">
        <TextField
          {...field("firstName")}
          label={t("first_name")}
          kind="given-name"
          defaultValue={draft?.firstName ?? known?.firstName}
          maxLength={maxNameLength}
          required
        />
        <TextField
          {...field("lastName")}
          label={t("last_name")}
          kind="family-name"
          defaultValue={draft?.lastName ?? known?.lastName}
          maxLength={maxNameLength}
          required
        />
      </div>
      <PhoneField
        {...field("mobile")}
        label={t("mobile")}
        defaultValue={draft?.mobile ?? nationalPart(known?.mobile ?? "")}
        maxLength={longestPhoneText}
        required
      />
      {guest ? (
        <TextField
          {...field("email")}
          label={t("email")}
          kind="email"
          defaultValue={draft?.email ?? known?.email ?? email}
          required
        />
      ) : null}
      {problems[""] ? (
        <p role="alert" className="text-sm font-semibold text-danger">
          {problems[""]}
        </p>
      ) : null}
      <Button type="submit" variant="secondary" loading={sending}>
        {t("use_receiver")}
      </Button>
    </form>
  );
}
