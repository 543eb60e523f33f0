import { useContentText } from "../content-text.ts";
import type { TimeLeft } from "./time-left.ts";

const units = ["days", "hours", "minutes", "seconds"] as const;

/** Four numbers with their units. Dashes reserve the space until the time is known. */
export function CountdownFace({ left }: { left: TimeLeft | null }) {
  const t = useContentText();
  return (
    <span className="flex flex-wrap gap-2 md:gap-3">
      {units.map((unit) => (
        <span
          key={unit}
          className="flex min-w-13 flex-col items-center rounded-md bg-court-strong px-1.5 py-2 tabular-nums md:min-w-18 md:px-2"
        >
          <span className="text-2xl font-extrabold">{left ? String(left[unit]).padStart(2, "0") : "––"}</span>
          <span className="text-2xs tracking-wide uppercase">{t(unit)}</span>
        </span>
      ))}
    </span>
  );
}
