import { Icon } from "#kit/web/icons/icon.tsx";

type LineCheckboxProps = {
  name: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onTick: (on: boolean) => void;
};

/** A square to tick beside a picture: small to look at, easy to hit. */
export function LineCheckbox({ name, label, checked, disabled = false, onTick }: LineCheckboxProps) {
  return (
    <label className="relative -ml-2.5 grid size-11 shrink-0 place-items-center self-start md:mt-4 phone:mt-2.5">
      <input
        type="checkbox"
        name={name}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onTick(event.currentTarget.checked)}
        className="peer size-6 appearance-none rounded-sm border-2 border-line-strong bg-surface transition-colors checked:border-brick checked:bg-brick hover:border-ink disabled:border-line disabled:bg-sunken"
      />
      <Icon
        name="check"
        className="pointer-events-none absolute inset-0 m-auto stroke-3 text-on-brick opacity-0 peer-checked:opacity-100"
      />
    </label>
  );
}
