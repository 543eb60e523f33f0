import { useEffect, useEffectEvent, useRef } from "react";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { Locale } from "#kit/core/locale.ts";
import { cx } from "#kit/web/class-names.ts";
import { pagesPath } from "../page-address.ts";
import { usePagesText } from "../pages-text.ts";
import { type PreviewedPage, previewReady } from "./preview-message.ts";
import { desktopWidth, useScaledFrame } from "./use-scaled-frame.ts";

type PreviewFrameProps = { state: RecordState; device: "pc" | "h5"; locale: Locale; title?: string };

/** Previews a page as typed, with the shop's own components. The frame requests new content once typing pauses. */
export function PreviewFrame({ state, device, locale, title }: PreviewFrameProps) {
  const t = usePagesText();
  const frame = useRef<HTMLIFrameElement>(null);
  const send = useEffectEvent(() => {
    const page: PreviewedPage = { state, device, locale };
    frame.current?.contentWindow?.postMessage(page, window.location.origin);
  });
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (origin === window.location.origin && source === frame.current?.contentWindow && data === previewReady) send();
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preview depends on each of them
  useEffect(() => send(), [state, device, locale]);
  const box = useRef<HTMLDivElement>(null);
  useScaledFrame(box, frame, device === "pc" ? desktopWidth : null);
  return (
    <div
      ref={box}
      className={cx(
        "h-[70vh] max-w-full overflow-hidden rounded-md border border-line bg-paper",
        device === "h5" ? "mx-auto w-[390px]" : "w-full",
      )}
    >
      <iframe
        ref={frame}
        title={title ?? t("preview")}
        src={`${pagesPath}/preview`}
        className="size-full max-w-none origin-top-left"
      />
    </div>
  );
}
