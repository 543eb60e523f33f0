import { useState } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { asQuantity, mostDigits, typedQuantity } from "./quantity.ts";

export type QuantityStepperProps = {
  /** The accessible name: the counted item. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  name?: string;
  value: number;
  min?: number;
  max: number;
  /**
   * The treatment of a number out of range: clamped, or passed on for a caller that answers with a message. With "report" the plus
   * button stays enabled at the maximum, so that pressing it shows the reason.
   */
  outOfRange?: "clip" | "report";
  disabled?: boolean;
  onChange: (quantity: number) => void;
};

/** Minus, an editable number, plus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, decreaseLabel, increaseLabel, name, value, min = 1, max, disabled = false, onChange } = props;
  const reports = props.outOfRange === "report";
  const [typed, setTyped] = useState<string | null>(null);

  const set = (quantity: number) => {
    setTyped(null);
    if (quantity !== value) onChange(quantity);
  };
  const settle = () => {
    if (typed === null) return;
    set(reports ? typedQuantity(typed, value) : asQuantity(typed, { min, max, old: value }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend where one label is enough.
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-md border border-line-strong bg-surface"
    >
      <IconButton
        icon="minus"
        label={decreaseLabel}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      />
      <input
        aria-label={label}
        name={name}
        inputMode="numeric"
        maxLength={mostDigits}
        autoComplete="off"
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle();
        }}
        className="h-11 w-11 rounded-sm bg-transparent text-center font-bold tabular-nums disabled:text-ink-soft"
      />
      <IconButton
        icon="plus"
        label={increaseLabel}
        disabled={disabled || (!reports && value >= max)}
        onClick={() => set(value + 1)}
      />
    </div>
  );
}
