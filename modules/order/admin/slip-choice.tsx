import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import type { SlipContent } from "./slip-content.ts";

type SlipChoiceProps = { slips: readonly SlipContent[]; chosen: SlipContent };

/** Leads from one parcel's slip to another's. An order that leaves in one piece has nothing to choose. */
export function SlipChoice({ slips, chosen }: SlipChoiceProps) {
  const t = useAdminText();
  if (slips.length < 2) return null;
  return (
    <nav aria-label={t("slip_which")} className="mb-5 flex flex-wrap gap-1" data-print="hide">
      {slips.map((slip, index) => (
        <Link
          key={slip.parcelCode ?? "next"}
          to={slip.parcelCode === null ? "?" : `?${new URLSearchParams({ parcel: slip.parcelCode })}`}
          aria-current={slip === chosen ? "page" : undefined}
          className={cx(
            "flex min-h-11 items-center rounded-md px-3 text-sm font-bold no-underline",
            slip === chosen ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink",
          )}
        >
          {slip.parcelCode === null ? t("slip_next") : t("slip_parcel", { number: index + 1 })}
        </Link>
      ))}
    </nav>
  );
}
