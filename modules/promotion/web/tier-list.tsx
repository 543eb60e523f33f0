import { cx } from "#kit/web/class-names.ts";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { usePromotionText } from "./promotion-text.ts";
import type { TierFields } from "./tier-fields.graphql.gen.ts";
import { rewardWords, thresholdText } from "./tier-texts.ts";

/**
 * The levels of a promotion, and for whom and for which prices it is. Several levels are collapsed behind the next one (PR-11), with native HTML that works without
 * script.
 */
export function TierList({ activity }: { activity: TierFields }) {
  return (
    <>
      <Levels activity={activity} />
      {activity.activityCondition === "" ? null : <p className="text-sm text-ink-soft">{activity.activityCondition}</p>}
    </>
  );
}

function Levels({ activity }: { activity: TierFields }) {
  const text = usePromotionText();
  const { levels, currentActivityLevel } = activity;
  const reached = currentActivityLevel.level ?? 0;
  const next = levels.find(({ level }) => level > reached) ?? levels.at(-1);
  if (!next) return null;
  if (levels.length === 1) {
    return (
      <ul>
        <Level activity={activity} level={next} reached={next.level <= reached} />
      </ul>
    );
  }
  return (
    <details className="group">
      <summary className="-mx-2 flex min-h-11 list-none flex-wrap items-center gap-x-3 rounded-sm px-2 hover:text-brick-ink">
        <span className="grow group-open:hidden">
          <LevelWords activity={activity} level={next} />
        </span>
        <span className="inline-flex items-center gap-1 text-sm font-bold group-open:grow">
          {text("all_levels", { count: levels.length })}
          <Icon name="chevron-down" size="sm" className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <ol className="grid gap-2 pt-1 pb-2">
        {levels.map((level) => (
          <Level key={level.level} activity={activity} level={level} reached={level.level <= reached} />
        ))}
      </ol>
    </details>
  );
}

type LevelProps = { activity: TierFields; level: TierFields["levels"][number] };

function LevelWords({ activity, level }: LevelProps) {
  const text = usePromotionText();
  return (
    <>
      <strong className="font-extrabold tabular-nums">{thresholdText(text, activity, level)}</strong>{" "}
      <span className="text-ink-soft">{rewardWords(text, activity, level)}</span>
    </>
  );
}

function Level({ activity, level, reached }: LevelProps & { reached: boolean }) {
  const text = usePromotionText();
  return (
    <li className="flex items-start gap-3">
      <span
        className={cx(
          "mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-extrabold",
          reached ? "bg-court text-on-court" : "bg-sunken text-ink-soft",
        )}
      >
        {reached ? <Icon name="check" size="sm" /> : level.level}
      </span>
      <span className="min-w-0">
        <LevelWords activity={activity} level={level} />
        {reached ? <VisuallyHidden>{` ${text("level_reached")}`}</VisuallyHidden> : null}
      </span>
    </li>
  );
}
