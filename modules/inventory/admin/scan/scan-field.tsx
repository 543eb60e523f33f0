import { type FormEvent, Suspense, useRef, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { useHydrated } from "#kit/web/use-hydrated.ts";
import { useStockText } from "../stock-text.ts";

const CameraScanner = lazyWithRetry(() => import("./camera-scanner.tsx").then((part) => part.CameraScanner));

type ScanFieldProps = { hint: string; button: string; onCode: (code: string) => void; error?: string | null };

/**
 * A field for barcodes. A scanner that types like a keyboard ends with Enter; the camera passes its barcodes the same way. The focus
 * stays in the field for the next scan.
 */
export function ScanField({ hint, button, onCode, error = null }: ScanFieldProps) {
  const t = useStockText();
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [isCameraOpen, setCameraOpen] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? "";
    if (field.current) field.current.value = "";
    field.current?.focus();
    if (code !== "") onCode(code);
  };
  return (
    <div className="grid max-w-2xl gap-3">
      <form onSubmit={submit} className="grid gap-2">
        <FieldFrame label={t("scan_label")} hint={hint} error={error}>
          {(links) => (
            <div className="flex gap-2">
              <input
                {...links}
                ref={field}
                name="code"
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="done"
                maxLength={80}
                className={`${boxClass} min-h-11 w-full min-w-0 px-3 text-base tabular-nums`}
              />
              <Button type="submit" variant="court" disabled={!isHydrated} className="shrink-0">
                {button}
              </Button>
            </div>
          )}
        </FieldFrame>
      </form>
      <Button
        variant="secondary"
        size="sm"
        icon="camera"
        disabled={!isHydrated}
        aria-expanded={isCameraOpen}
        className="justify-self-start"
        onClick={() => setCameraOpen(!isCameraOpen)}
      >
        {t(isCameraOpen ? "camera_close" : "camera_open")}
      </Button>
      {isCameraOpen ? (
        <Suspense fallback={<p className="text-sm text-ink-soft">{t("camera_starting")}</p>}>
          <CameraScanner onCode={onCode} />
        </Suspense>
      ) : null}
    </div>
  );
}
