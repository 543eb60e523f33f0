import { useEffect, useState } from "react";
import { type PlanState, type PricePlanState, planState } from "../../contract/price-plan/price-plan-state.ts";

const longestTimerMs = 2_000_000_000;

/** The state of a saved plan; it changes while the page is open when the plan begins or ends. */
export function usePlanState(plan: PricePlanState, readAt: string): PlanState {
  const [now, setNow] = useState(() => Date.parse(readAt));
  const moments = [plan.beginsAt, plan.endsAt].flatMap((iso) => (iso === undefined ? [] : [Date.parse(iso)]));
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    const delay = next - Date.now();
    if (delay > longestTimerMs) return;
    const timer = setTimeout(() => setNow(next), delay);
    return () => clearTimeout(timer);
  }, [next]);
  return planState(plan, new Date(now));
}
