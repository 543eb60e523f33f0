import { Button } from "#kit/web/actions/button.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { LinkStepProps } from "./link-step-props.ts";
import { useLinkText } from "./link-text.ts";

const consequences = ["elsewhere_one", "elsewhere_two", "elsewhere_three"] as const;

/** Step 4: the account is linked to another member's; explains what switching does to both (LY-14). */
export function ElsewhereStep({ send }: LinkStepProps) {
  const t = useLinkText();
  return (
    <div className="grid gap-5">
      <p>{t("elsewhere_text")}</p>
      <ul className="grid gap-2.5">
        {consequences.map((text) => (
          <li key={text} className="flex gap-2.5">
            <Icon name="chevron-right" size="sm" className="mt-1 shrink-0 text-brick-ink" />
            {t(text)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => send({ type: "switch" })} className="grow">
          {t("switch")}
        </Button>
        <Button variant="secondary" onClick={() => send({ type: "close" })} className="grow">
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}
