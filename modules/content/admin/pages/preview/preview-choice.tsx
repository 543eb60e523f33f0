import { type Locale, locales } from "#kit/core/locale.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import type { PageDevice } from "../editor/column-edits.ts";
import { usePagesText } from "../pages-text.ts";

type PreviewChoiceProps = {
  device: PageDevice;
  locale: Locale;
  onDevice: (device: PageDevice) => void;
  onLocale: (locale: Locale) => void;
};

/** The device and the language that a preview shows. */
export function PreviewChoice({ device, locale, onDevice, onLocale }: PreviewChoiceProps) {
  const t = usePagesText();
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      <div className="flex gap-1">
        {(["pc", "h5"] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === device ? "court" : "quiet"}
            aria-pressed={one === device}
            aria-label={t("preview_on", { device: t(one) })}
            onClick={() => onDevice(one)}
          >
            {t(one)}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-1">
        {locales.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === locale ? "court" : "quiet"}
            aria-pressed={one === locale}
            onClick={() => onLocale(one)}
          >
            {languageNames[one]}
          </Button>
        ))}
      </div>
    </div>
  );
}
