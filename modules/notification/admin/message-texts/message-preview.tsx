import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { textRuns } from "../../contract/light-format.ts";
import { messagesPath } from "./message-model.ts";
import { useMessageText } from "./message-texts-text.ts";
import type { usePreview } from "./use-preview.ts";

type MessagePreviewProps = {
  shown: ReturnType<typeof usePreview>;
  channel: string;
  locale: string;
};

/** A message as its reader sees it: an e-mail in a frame without scripts, others as a bubble. */
export function MessagePreview({ shown, channel, locale }: MessagePreviewProps) {
  const t = useMessageText();
  const { preview, problem, of, isLoading } = shown;
  return (
    <AdminPanel title={t("preview")}>
      <div aria-busy={isLoading} className="grid gap-3">
        {problem ? (
          <Alert tone="error" live>
            {problem}
          </Alert>
        ) : null}
        {preview === null && !problem ? <p className="text-sm text-ink-soft">{t("loading_preview")}</p> : null}
        {preview === null || of === null ? null : channel === "EMAIL" ? (
          <EmailFrame subject={preview.subject ?? ""} request={of} />
        ) : (
          <Bubble text={preview.text} isFormatted={channel === "WHATSAPP"} locale={locale} />
        )}
        {preview?.size ? (
          <p
            role="status"
            className={cx(
              "text-sm tabular-nums",
              preview.size.segments > preview.size.most ? "text-danger" : "text-ink-soft",
            )}
          >
            {t("segments", {
              count: preview.size.segments,
              length: preview.size.length,
              alphabet: preview.size.alphabet,
              most: preview.size.most,
            })}
          </p>
        ) : null}
      </div>
    </AdminPanel>
  );
}

/** The frame gets its page by a form: the texts are too long for an address, and the page needs a policy of its own. */
function EmailFrame({ subject, request }: { subject: string; request: string }) {
  const t = useMessageText();
  const frame = useId();
  const form = useRef<HTMLFormElement>(null);
  const [device, setDevice] = useState<"phone" | "desktop">("phone");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame shows each request
  useEffect(() => form.current?.submit(), [request]);
  return (
    <>
      <form
        ref={form}
        method="post"
        encType="multipart/form-data"
        action={`${messagesPath}/preview`}
        target={frame}
        hidden
      >
        <input type="hidden" name="input" value={request} />
      </form>
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 grow text-sm break-words">
          <span className="text-ink-soft">{t("role_subject")}: </span>
          <strong>{subject}</strong>
        </p>
        {(["phone", "desktop"] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === device ? "primary" : "secondary"}
            aria-pressed={one === device}
            onClick={() => setDevice(one)}
          >
            {t(`width_${one}`)}
          </Button>
        ))}
      </div>
      <iframe
        name={frame}
        title={t("preview_frame")}
        sandbox=""
        className={cx(
          "h-[70vh] max-w-full rounded-md border border-line bg-paper",
          device === "phone" ? "mx-auto w-[390px]" : "w-full",
        )}
      />
    </>
  );
}

function Bubble({ text, isFormatted, locale }: { text: string; isFormatted: boolean; locale: string }) {
  const runs = isFormatted ? textRuns(text) : [{ text }];
  return (
    <p
      lang={locale}
      className="max-w-[22rem] justify-self-start rounded-lg rounded-tl-none border border-line bg-sunken px-3 py-2 text-sm break-words whitespace-pre-wrap"
    >
      {runs.map((run, index) =>
        run.style === "bold" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
          <strong key={index}>{run.text}</strong>
        ) : run.style === "italic" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
          <em key={index}>{run.text}</em>
        ) : (
          run.text
        ),
      )}
    </p>
  );
}
