import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import type { ButtonStyle } from "./button-class.ts";
import { copyText } from "./copy-text.ts";

export type CopyButtonProps = ButtonStyle & {
  text: string;
  label: string;
  copiedLabel: string;
  failedLabel: string;
};

const answerFor = 1_000;

/** Copies, and shows the result in its own place for one second. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  variant = "quiet",
  size = "sm",
  ...look
}: CopyButtonProps) {
  const [answer, setAnswer] = useState<"copied" | "failed" | null>(null);

  useEffect(() => {
    if (answer === null) return;
    const timer = window.setTimeout(() => setAnswer(null), answerFor);
    return () => window.clearTimeout(timer);
  }, [answer]);

  const copy = async () => setAnswer((await copyText(navigator.clipboard, text)) ? "copied" : "failed");
  const shownLabel = answer === "copied" ? copiedLabel : answer === "failed" ? failedLabel : label;
  return (
    <Button
      {...look}
      variant={variant}
      size={size}
      icon={answer === "copied" ? "check" : answer === "failed" ? "circle-x" : "copy"}
      onClick={copy}
    >
      <span aria-live="polite">{shownLabel}</span>
    </Button>
  );
}
