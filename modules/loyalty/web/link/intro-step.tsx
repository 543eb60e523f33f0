import { Button } from "#kit/web/actions/button.tsx";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import { linkBonusPoints } from "../../contract/constants.ts";
import { ClubMark } from "../club-mark.tsx";
import type { LinkStepProps } from "./link-step-props.ts";
import { useLinkText } from "./link-text.ts";

const reasons = [
  { icon: "gift", text: "intro_bonus" },
  { icon: "shopping-bag", text: "intro_collect" },
  { icon: "wallet", text: "intro_pay" },
] as const satisfies readonly { icon: IconName; text: string }[];

/** Step 1: the advantages, and three buttons (LY-09). */
export function IntroStep({ send }: LinkStepProps) {
  const t = useLinkText();
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4 rounded-lg bg-court p-4 text-on-court">
        <ClubMark />
        <p className="text-lg leading-snug font-extrabold">{t("intro_lead", { points: linkBonusPoints })}</p>
      </div>
      <ul className="grid gap-3">
        {reasons.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-court-soft text-court-ink">
              <Icon name={icon} size="sm" />
            </span>
            {t(text, { points: linkBonusPoints })}
          </li>
        ))}
      </ul>
      <div className="grid gap-2.5">
        <Button block onClick={() => send({ type: "linkNow" })}>
          {t("link_now")}
        </Button>
        <Button block variant="secondary" onClick={() => send({ type: "signUp" })}>
          {t("sign_up")}
        </Button>
        <Button block variant="quiet" onClick={() => send({ type: "remindLater" })}>
          {t("remind_later")}
        </Button>
      </div>
    </div>
  );
}
