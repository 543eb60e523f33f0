import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { cx } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";
import { inputClass } from "./input-class.ts";
import { nextActive } from "./next-active.ts";

type ComboboxOption = {
  value: string;
  label: string;
  /** A second line, smaller. */
  detail?: string;
};

export type ComboboxFieldProps = FieldTexts & {
  /** The hidden field with the selected value: its problems are shown here. */
  speaksFor: string;
  /** The text of the field. */
  typed: string;
  onType: (typed: string) => void;
  options: readonly ComboboxOption[];
  onPick: (value: string) => void;
  onBlur?: () => void;
  /** The accessible name of the list. */
  listLabel: string;
  /** The list's status: the number of options, or none found. Shown when it is empty, else only announced. */
  status: string;
  placeholder?: string;
  required?: boolean;
  /** True while an option is selected: the field shows a mark. */
  picked?: boolean;
};

/**
 * A combobox by the ARIA pattern: the focus stays in the field, arrows move through the list, Enter selects, Esc closes. The list
 * is in the page's flow, so no scrolling container clips it.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hideLabel, hint, error, optional, speaksFor, typed, options, listLabel, status, picked } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && options.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (index: number): boolean => {
    const option = shown ? options[index] : undefined;
    if (!option) return false;
    props.onPick(option.value);
    close();
    return true;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && shown) {
      // The first Esc closes the list, not the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === "Enter" && open && !picked) {
      // Enter selects; it must not submit an incomplete form.
      event.preventDefault();
      take(active >= 0 ? active : options.length === 1 ? 0 : -1);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(nextActive(shown ? active : -1, event.key, options.length));
    }
  };

  return (
    <div className="grid gap-1.5">
      <FieldFrame {...{ label, hideLabel, hint, error, optional }}>
        {(links) => (
          <div className="relative">
            <input
              {...links}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={`${id}-list`}
              aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
              aria-required={props.required}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              data-speaks-for={speaksFor}
              placeholder={props.placeholder}
              value={typed}
              onChange={(event) => {
                props.onType(event.currentTarget.value);
                setActive(-1);
                setOpen(true);
              }}
              onKeyDown={press}
              onFocus={(event) => {
                setOpen(true);
                // Typing replaces a selected value as a whole.
                if (picked) event.currentTarget.select();
              }}
              onBlur={() => {
                close();
                props.onBlur?.();
              }}
              className={inputClass("pr-11")}
            />
            <Icon
              name={picked ? "circle-check" : "search"}
              className={cx(
                "pointer-events-none absolute inset-y-0 right-3.5 my-auto",
                picked ? "text-court-ink" : "text-ink-soft",
              )}
            />
          </div>
        )}
      </FieldFrame>
      <p role="status" className={open && status !== "" && options.length === 0 ? "text-sm text-ink-soft" : "sr-only"}>
        {open ? status : ""}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={listLabel}
        hidden={!shown}
        className="max-h-72 overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-surface p-1 shadow-float"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard; this is the finger's way.
          // biome-ignore lint/a11y/useFocusableInteractive: by the combobox pattern the focus stays in the field.
          <div
            key={option.value}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // Pressing must not blur the field, or the list would close before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(index)}
            className={cx(
              "flex min-h-11 cursor-pointer flex-col justify-center rounded-sm px-3 py-1.5",
              index === active ? "bg-brick-soft" : "hover:bg-sunken",
            )}
          >
            <span className="font-bold">{option.label}</span>
            {option.detail ? <span className="text-sm text-ink-soft">{option.detail}</span> : null}
          </div>
        ))}
      </div>
    </div>
  );
}
