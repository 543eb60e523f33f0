import { rp } from "#kit/core/format-rupiah.ts";
import { cx } from "#kit/web/class-names.ts";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { CodProblem } from "../contract/cod-problem.ts";
import { type PaymentChannel, pathToChannel } from "../contract/payment-channel.ts";
import { useCheckoutText } from "./checkout-text.ts";
import { InstalmentChoice } from "./instalment-choice.tsx";

export type PaymentChoiceProps = {
  channels: readonly PaymentChannel[];
  value: string | null;
  onChange: (code: string) => void;
  error?: string | null;
  /** Why cash on delivery is not offered; null when it is. */
  noCod?: CodProblem | null;
};

/** Payment methods by kind; the kind of the chosen one is open, the others are closed (CK-03, PY-19). */
export function PaymentChoice({ channels, value, onChange, error, noCod = null }: PaymentChoiceProps) {
  const t = useCheckoutText();
  const chosen = pathToChannel(channels, value);
  return (
    <fieldset aria-describedby={error ? "payment-error" : undefined}>
      <legend className="sr-only">{t("payment")}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-lg border border-line-strong">
        {channels.map((group, index) => {
          const picked = chosen[0]?.code === group.code;
          return group.children.length === 0 ? (
            <div key={group.code} className="px-4">
              <Choice channel={group} checked={picked} onChange={onChange} />
            </div>
          ) : (
            <details
              key={group.code}
              name="payment-groups"
              open={picked || (value === null && index === 0)}
              className="group"
            >
              <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-2 font-bold hover:bg-sunken">
                <span className="grow">{group.name}</span>
                {picked ? (
                  <span className="truncate text-sm font-normal text-ink-soft">
                    {chosen
                      .slice(1)
                      .map(({ name }) => name)
                      .join(", ")}
                  </span>
                ) : null}
                <Icon name="chevron-down" className="text-ink-soft transition-transform group-open:rotate-180" />
              </summary>
              <div className="grid gap-x-6 px-4 pb-3 md:grid-cols-2">
                {group.children.map((channel) =>
                  channel.children.length > 0 ? (
                    <InstalmentChoice key={channel.code} bank={channel} value={value} onChange={onChange} />
                  ) : (
                    <Choice key={channel.code} channel={channel} checked={value === channel.code} onChange={onChange} />
                  ),
                )}
              </div>
            </details>
          );
        })}
      </div>
      {noCod ? (
        <p className="mt-3 flex items-start gap-2 text-sm text-ink-soft">
          <Icon name="info" size="sm" className="mt-0.5 shrink-0" />
          {t(`noCod_${noCod}`)}
        </p>
      ) : null}
      <FieldError id="payment-error" error={error} />
    </fieldset>
  );
}

type ChoiceProps = { channel: PaymentChannel; checked: boolean; onChange: (code: string) => void };

const dot = cx(
  "size-6 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface",
  "checked:border-7 checked:border-brick hover:border-ink checked:hover:border-brick",
);

function Choice({ channel, checked, onChange }: ChoiceProps) {
  const t = useCheckoutText();
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name="channelCode"
        value={channel.code}
        checked={checked}
        onChange={() => onChange(channel.code)}
        className={dot}
      />
      {channel.imageUrl ? <img src={channel.imageUrl} alt="" width={40} height={26} className="rounded-xs" /> : null}
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3 py-1.5">
        <span>{channel.name}</span>
        {channel.fee > 0 ? (
          <span className="text-sm text-ink-soft tabular-nums">{t("fee_more", { fee: rp(channel.fee) })}</span>
        ) : null}
      </span>
    </label>
  );
}
