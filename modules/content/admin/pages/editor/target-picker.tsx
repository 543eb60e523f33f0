import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import type { PageTarget, TargetKind } from "../../../contract/page/page-target.ts";
import { AdminPageTargetsDocument } from "../pages.graphql.gen.ts";
import { usePagesText } from "../pages-text.ts";

const box = `${boxClass} min-h-9 min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;

type TargetPickerProps = {
  label: string;
  kinds: readonly TargetKind[];
  /** Codes already chosen; they are not offered. */
  taken?: readonly string[];
  onChoose: (target: PageTarget) => void;
};

/** Finds pages, products, groups, articles or promotions by name, each with a button to choose it. */
export function TargetPicker({ label, kinds, taken = [], onChoose }: TargetPickerProps) {
  const t = usePagesText();
  const api = useApi();
  const [kind, setKind] = useState<TargetKind>(kinds[0] ?? "page");
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<readonly PageTarget[] | "failed" | null>(null);
  const find = () => {
    api(AdminPageTargetsDocument, { kind, search, codes: null }).then(
      ({ adminPageTargets }) => setShown(adminPageTargets as readonly PageTarget[]),
      () => setShown("failed"),
    );
  };
  const free = shown === null || shown === "failed" ? [] : shown.filter(({ code }) => !taken.includes(code));
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        {kinds.length > 1 ? (
          <label className="grid gap-1 text-xs font-bold text-ink-soft">
            {t("target_kind")}
            <select
              value={kind}
              className={box}
              onChange={(event) => {
                setKind(event.currentTarget.value as TargetKind);
                setShown(null);
              }}
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {t(`target_${one}`)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <label className="grid grow gap-1 text-xs font-bold text-ink-soft md:max-w-72">
          {label}
          <input
            type="search"
            value={search}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter runs the search instead of submitting the surrounding form.
              event.preventDefault();
              find();
            }}
            className={`${box} w-full`}
          />
        </label>
        <Button size="sm" variant="secondary" icon="search" onClick={find}>
          {t("find")}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {shown === "failed" ? t("find_failed") : shown !== null && free.length === 0 ? t("nothing_found") : ""}
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {free.map((target) => (
          <li key={target.code}>
            <Button
              size="sm"
              variant="secondary"
              icon="plus"
              aria-label={t("choose", { name: `${target.name} ${target.code}` })}
              onClick={() => onChoose(target)}
            >
              {target.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
