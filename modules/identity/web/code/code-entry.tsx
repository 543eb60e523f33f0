import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { CodeField } from "#kit/web/forms/code-field.tsx";
import type { CodeChannel } from "./code-channel.ts";
import { useCodeText } from "./code-text.ts";
import { ResendCountdown } from "./resend-countdown.tsx";
import { type Resent, useResend } from "./use-resend.ts";

export type CodeEntryProps = {
  /** The receiver as displayed: +62 812-3456-7890 or an e-mail address. */
  receiver: string;
  channel: CodeChannel;
  /** Milliseconds until another code may be requested, from the server. */
  timeRemaining: number;
  /** Lifetime of the code; by default 5 minutes by message and 10 by e-mail. */
  minutes?: number;
  /** Checks the code; returns the error message, or null. */
  onCode(code: string): Promise<string | null>;
  onResend(channel: CodeChannel): Promise<Resent>;
  /** Called a second after a correct code, so that the success is visible. */
  onDone?: () => void;
  /** Offers SMS after 20 seconds, when the WhatsApp message may not have arrived (D-07). */
  offersSms?: boolean;
};

const digits = 4;
const acceptedMs = 1_000;
const nothingCameMs = 20_000;

const sentTexts = { WHATSAPP: "byWhatsApp", SMS: "bySms", EMAIL: "byEmail" } as const;

/** The code field, which submits itself at the fourth digit, and the buttons for another code. */
export function CodeEntry({ receiver, minutes, onCode, onDone, offersSms = false, ...ways }: CodeEntryProps) {
  const t = useCodeText();
  const field = useRef<HTMLInputElement>(null);
  const [phase, setPhase] = useState<"typing" | "checking" | "accepted">("typing");
  const [problem, setProblem] = useState<string | null>(null);
  const { sent, over, end, sending, resend } = useResend(ways);
  const [news, setNews] = useState("");

  const check = async (code: string) => {
    if (phase !== "typing" || code.length < digits) return;
    setPhase("checking");
    setNews("");
    const wrong = await onCode(code).catch(() => t("failed"));
    setProblem(wrong);
    setPhase(wrong === null ? "accepted" : "typing");
    if (wrong !== null) field.current?.select();
    else window.setTimeout(() => onDone?.(), acceptedMs);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check(field.current?.value ?? "");
  };
  const askAgain = async (channel: CodeChannel) => {
    setNews("");
    const wrong = await resend(channel, t("failed"));
    setProblem(wrong);
    if (wrong === null) {
      setNews(t("resent"));
      field.current?.focus();
      field.current?.select();
    }
  };

  const validFor = minutes ?? (sent.channel === "EMAIL" ? 10 : 5);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft wrap-anywhere">
        {t(sentTexts[sent.channel], { digits, receiver, minutes: validFor })}
      </p>
      <CodeField
        name="verificationCode"
        label={t("label")}
        digits={digits}
        inputRef={field}
        error={problem}
        awaitsSms={sent.channel === "SMS"}
        onChange={() => setProblem(null)}
        onComplete={check}
      />
      <Button type="submit" block loading={phase !== "typing"}>
        {t("verify")}
      </Button>
      <p role="status" className="sr-only">
        {phase === "accepted" ? t("accepted") : news}
      </p>
      <div className="grid justify-items-start gap-1 text-sm text-ink-soft">
        {over || sending === sent.channel ? (
          <Button variant="quiet" size="sm" loading={sending === sent.channel} onClick={() => askAgain(sent.channel)}>
            {t("resend")}
          </Button>
        ) : (
          <ResendCountdown
            endsAt={sent.endsAt}
            onEnd={end}
            label={{ before: t("again"), now: t("mayAskAgain"), left: (seconds) => t("secondsLeft", { seconds }) }}
          />
        )}
        {offersSms && sent.channel === "WHATSAPP" ? (
          <NothingCame key={sent.at} sending={sending === "SMS"} onSms={() => askAgain("SMS")} />
        ) : null}
      </div>
    </form>
  );
}

function NothingCame({ sending, onSms }: { sending: boolean; onSms: () => void }) {
  const t = useCodeText();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), nothingCameMs);
    return () => window.clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3">
      {t("nothingCame")}
      <Button variant="quiet" size="sm" loading={sending} onClick={onSms}>
        {t("useSms")}
      </Button>
    </p>
  );
}
