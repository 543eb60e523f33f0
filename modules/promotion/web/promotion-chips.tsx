import { Icon } from "#kit/web/icons/icon.tsx";
import { Popover } from "#kit/web/overlays/popover.tsx";
import { periodOf } from "./period.ts";
import { usePromotionText } from "./promotion-text.ts";

/** A promotion in the fields a product provides. */
export type ChipActivity = {
  readonly activityCode: string;
  readonly activityName: string;
  readonly activityLabel: string;
  readonly activityDesc: string;
  readonly activityRemark: string;
  readonly activityBegin: string;
  readonly activityEnd: string;
};

/**
 * The promotions of a product as chips; each opens its period and details (PD-05). The details are native HTML in the
 * page, so they can be opened without script.
 */
export function PromotionChips({ activities }: { activities: readonly ChipActivity[] }) {
  const text = usePromotionText();
  if (activities.length === 0) return null;
  return (
    <ul aria-label={text("chips")} className="flex flex-wrap gap-2">
      {activities.map((activity) => (
        <li key={activity.activityCode} className="max-w-full">
          <Popover
            trigger={
              <>
                <Icon name="ticket-percent" size="sm" />
                <span className="truncate">{activity.activityLabel || activity.activityName}</span>
                <Icon name="chevron-down" size="sm" />
              </>
            }
            triggerClassName="max-w-full rounded-sm bg-sun-soft px-3 text-sm font-bold text-ink hover:bg-sun hover:text-on-sun md:min-h-9"
            panelClassName="w-80"
          >
            <Details activity={activity} />
          </Popover>
        </li>
      ))}
    </ul>
  );
}

function Details({ activity }: { activity: ChipActivity }) {
  const { from, until } = periodOf(activity);
  return (
    <div className="grid gap-2 p-3 text-sm">
      <p className="text-base font-extrabold text-balance">{activity.activityName}</p>
      <p className="flex items-center gap-1.5 text-ink-soft tabular-nums">
        <Icon name="calendar" size="sm" />
        {`${from} – ${until}`}
      </p>
      {activity.activityDesc ? <p>{activity.activityDesc}</p> : null}
      {activity.activityRemark ? <p className="text-ink-soft">{activity.activityRemark}</p> : null}
    </div>
  );
}
