import { type FormEvent, useId, useRef, useState } from "react";
import * as v from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { asReferralCode, referralSchema } from "../../contract/join-form.ts";
import { validateReferralCodeDocument } from "./join.graphql.gen.ts";
import { useJoinText } from "./join-text.ts";

type ReferralPartProps = {
  /** The server's message about the code when the form was sent. */
  problem: string | null;
  /** The code that was found to be a friend's; null when there is none. */
  onReferral(code: string | null): void;
};

/** Writes capitals while one types, with the cursor where it was. */
function capitals(event: FormEvent<HTMLInputElement>) {
  const field = event.currentTarget;
  const { selectionStart } = field;
  const upper = asReferralCode(field.value);
  if (upper === field.value) return;
  field.value = upper;
  field.setSelectionRange(selectionStart, selectionStart);
}

/** The referral code: once applied it shows its owner and can be removed (SU-07 to SU-09). */
export function ReferralField({ problem, onReferral }: ReferralPartProps) {
  const t = useJoinText();
  const api = useApi();
  const locale = useLocale();
  const headline = useId();
  const field = useRef<HTMLInputElement>(null);
  const [friend, setFriend] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  const apply = async () => {
    const read = v.safeParse(referralSchema, field.current?.value ?? "", { lang: locale });
    setWrong(read.success ? null : read.issues[0].message);
    if (!read.success) return field.current?.focus();
    setAsking(true);
    const reply = await api(validateReferralCodeDocument, { referralCode: read.output }).then(
      (reply) => reply.validateReferralCode,
      () => null,
    );
    setAsking(false);
    if (!reply?.data) {
      setWrong(reply?.errorMessage ?? t("failed"));
      return field.current?.focus();
    }
    setFriend(reply.data.fullName);
    onReferral(reply.data.referralCode);
  };
  const cancel = () => {
    if (field.current) field.current.value = "";
    setFriend(null);
    onReferral(null);
    field.current?.focus();
  };
  return (
    <section aria-labelledby={headline} className="grid gap-2 rounded-lg bg-sunken p-4">
      <h2 id={headline} className="font-bold">
        {t("referral")}
      </h2>
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <TextField
          ref={field}
          kind="voucher"
          name="referralCode"
          label={t("referralCode")}
          hideLabel
          placeholder={t("referralCode")}
          maxLength={20}
          readOnly={friend !== null}
          error={wrong ?? problem}
          className="uppercase"
          onInput={capitals}
          onChange={() => setWrong(null)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter checks the code and does not send the form.
            event.preventDefault();
            if (friend === null) void apply();
          }}
        />
        <Button variant="secondary" loading={asking} onClick={friend === null ? apply : cancel}>
          {friend === null ? t("apply") : t("cancel")}
        </Button>
      </div>
      <p role="status" className="text-sm">
        {friend === null ? null : (
          <span className="flex items-center gap-1.5 font-bold text-court-ink">
            <Icon name="circle-check" size="sm" />
            {t("referredBy", { name: friend })}
          </span>
        )}
      </p>
    </section>
  );
}
