import { formatDateTime } from "#kit/core/date-format.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { BindInfo } from "./points.graphql.gen.ts";
import { usePointsText } from "./points-text.ts";
import { useSetPin } from "./use-set-pin.ts";

type PinStateProps = { info: Pick<BindInfo, "havePin" | "pinLockedUntil" | "clubSiteUrl">; onChanged: () => void };

/** Warns about a missing or locked PIN, with a button to set one; renders nothing otherwise (LY-32). */
export function PinState({ info, onChanged }: PinStateProps) {
  const t = usePointsText();
  const locale = useLocale();
  const { state, begin } = useSetPin(info.clubSiteUrl, onChanged);
  const locked = info.pinLockedUntil;
  if (info.havePin && locked === null) return null;
  return (
    <Alert
      tone={locked === null ? "info" : "warning"}
      actions={
        <Button size="sm" variant="secondary" icon="key-round" onClick={begin}>
          {t(locked === null ? "set_pin" : "new_pin")}
        </Button>
      }
    >
      <p>{locked === null ? t("pin_none") : t("pin_locked", { time: formatDateTime(new Date(locked), locale) })}</p>
      <p role="status">
        {state === "open" ? t("pin_setting") : null}
        {state === "blocked" ? t("pin_blocked") : null}
      </p>
    </Alert>
  );
}
