import { type ClipboardEvent, type FormEvent, type RefObject, useRef } from "react";
import { codeDigits } from "./code-digits.ts";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";
import { boxClass } from "./input-class.ts";
import { inputKinds } from "./input-kinds.ts";
import { useSmsCode } from "./use-sms-code.ts";

export type CodeFieldProps = FieldTexts & {
  name: string;
  digits?: 4 | 6;
  /** Called each time the last digit arrives, typed, pasted or autofilled. */
  onComplete?: (code: string) => void;
  onChange?: (code: string) => void;
  disabled?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** True while a text message is expected. */
  awaitsSms?: boolean;
};

/** One input styled as a row of slots. No maximum length: it would cut a pasted message before the code is found in it. */
export function CodeField({
  name,
  digits = 4,
  onComplete,
  onChange,
  disabled,
  inputRef,
  awaitsSms = false,
  ...texts
}: CodeFieldProps) {
  const last = useRef("");
  const own = useRef<HTMLInputElement>(null);
  const field = inputRef ?? own;

  const take = (input: HTMLInputElement, text: string) => {
    const code = codeDigits(text, digits);
    if (input.value !== code) input.value = code;
    if (code === last.current) return;
    last.current = code;
    onChange?.(code);
    if (code.length === digits) onComplete?.(code);
  };
  useSmsCode(awaitsSms, (text) => {
    if (field.current) take(field.current, text);
  });
  const type = (event: FormEvent<HTMLInputElement>) => take(event.currentTarget, event.currentTarget.value);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text");
    if (codeDigits(text, digits).length < digits) return;
    event.preventDefault();
    take(event.currentTarget, text);
  };

  return (
    <FieldFrame {...texts}>
      {(links) => (
        <input
          {...inputKinds.code}
          {...links}
          ref={field}
          name={name}
          disabled={disabled}
          data-digits={digits}
          pattern={`[0-9]{${digits}}`}
          onInput={type}
          onPaste={paste}
          className={`code-slots ${boxClass}`}
        />
      )}
    </FieldFrame>
  );
}
