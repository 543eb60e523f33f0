import { useState } from "react";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { Locale } from "#kit/core/locale.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import type { PageDevice } from "../editor/column-edits.ts";
import { usePagesText } from "../pages-text.ts";
import { PreviewChoice } from "./preview-choice.tsx";
import { PreviewFrame } from "./preview-frame.tsx";

type PreviewPanelProps = { state: RecordState; device: PageDevice; onDevice: (device: PageDevice) => void };

/** The page as typed, on the device that is edited, in any language. */
export function PreviewPanel({ state, device, onDevice }: PreviewPanelProps) {
  const t = usePagesText();
  const [locale, setLocale] = useState<Locale>(useLocale());
  return (
    <AdminPanel title={t("preview")}>
      <div className="grid gap-2">
        <PreviewChoice device={device} locale={locale} onDevice={onDevice} onLocale={setLocale} />
        <PreviewFrame state={state} device={device} locale={locale} />
      </div>
    </AdminPanel>
  );
}
