import { cx } from "#kit/web/class-names.ts";
import type { PaymentChannel } from "../contract/payment-channel.ts";

export type InstalmentChoiceProps = {
  bank: PaymentChannel;
  value: string | null;
  onChange: (code: string) => void;
};

const months = cx(
  "flex min-h-11 cursor-pointer items-center rounded-sm border border-line-strong bg-surface px-3 text-sm font-semibold hover:border-ink",
  "has-checked:border-brick has-checked:bg-brick-soft has-checked:outline-1 has-checked:outline-brick",
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
);

/** A bank with the months it lends for; the months are the choice (D-75). */
export function InstalmentChoice({ bank, value, onChange }: InstalmentChoiceProps) {
  return (
    <fieldset className="grid gap-2 py-3">
      <legend className="mb-2 flex items-center gap-3">
        {bank.imageUrl ? <img src={bank.imageUrl} alt="" width={40} height={26} className="rounded-xs" /> : null}
        {bank.name}
      </legend>
      <div className="flex flex-wrap gap-2">
        {bank.children.map(({ code, name }) => (
          <label key={code} className={months}>
            <input
              type="radio"
              name="channelCode"
              value={code}
              checked={value === code}
              onChange={() => onChange(code)}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
