import { type SyntheticEvent, useRef, useState } from "react";
import type { Locale } from "#kit/core/locale.ts";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PreviewChoice } from "../pages/preview/preview-choice.tsx";
import { desktopWidth, useScaledFrame } from "../pages/preview/use-scaled-frame.ts";
import { useSiteText } from "./site-text.ts";

/** The home page of the shop itself with the saved drafts, drawn again after every save. Its links lead nowhere. */
export function SitePreview({ version }: { version: number }) {
  const t = useSiteText();
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [device, setDevice] = useState<"pc" | "h5">("pc");
  // Another device, language or version is another document.
  const shown = `${device} ${locale} ${version}`;
  const [loaded, setLoaded] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useScaledFrame(box, frame, device === "pc" ? desktopWidth : null);
  const keepLinks = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const stay = (event: Event) => {
      const target = event.target as Element | null;
      if (target?.closest?.("a")) event.preventDefault();
    };
    currentTarget.contentDocument?.addEventListener("click", stay, true);
    currentTarget.contentDocument?.addEventListener("submit", (event) => event.preventDefault(), true);
    setLoaded(shown);
  };
  return (
    <AdminPanel title={t("preview")}>
      <div className="grid gap-2">
        <PreviewChoice device={device} locale={locale} onDevice={setDevice} onLocale={setLocale} />
        <p className="text-sm text-ink-soft">{t("preview_hint")}</p>
        <div
          ref={box}
          className={cx(
            "h-[70vh] max-w-full overflow-hidden rounded-md border border-line bg-paper",
            device === "h5" ? "mx-auto w-[390px]" : "w-full",
          )}
        >
          <iframe
            ref={frame}
            key={shown}
            title={t("preview")}
            src={`/?preview=true&device=${device}&lang=${locale}`}
            // A link pressed before its document is watched would lead out of the preview.
            inert={loaded !== shown}
            onLoad={keepLinks}
            className="size-full max-w-none origin-top-left"
          />
        </div>
      </div>
    </AdminPanel>
  );
}
