import { Button } from "#kit/web/actions/button.tsx";
import { useConsent } from "../../shell/consent/consent-provider.tsx";
import { useShellText } from "../../shell/shell-text.ts";

/** Changes the cookie consent at any time; both buttons have equal size (D-21). */
export function CookieChoice() {
  const t = useShellText();
  const { choice, choose } = useConsent();
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={choice === "all" ? "check" : undefined}
        aria-pressed={choice === "all"}
        onClick={() => choose("all")}
      >
        {t("acceptAllCookies")}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={choice === "necessary" ? "check" : undefined}
        aria-pressed={choice === "necessary"}
        onClick={() => choose("necessary")}
      >
        {t("onlyNecessary")}
      </Button>
    </div>
  );
}
