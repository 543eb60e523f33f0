import { type FormEvent, useId } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { SkuLabel } from "../sku-label.tsx";
import { signed } from "../stock-model.ts";
import { useStockText } from "../stock-text.ts";
import type { CountLineModel } from "./count-model.ts";

type CountLineProps = {
  line: CountLineModel;
  isOpen: boolean;
  onSet: (counted: number) => void;
  onRemove: () => void;
};

/** An SKU that was counted: its number, which can be typed anew, and the difference. */
export function CountLine({ line, isOpen, onSet, onRemove }: CountLineProps) {
  const t = useStockText();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const counted = Number(new FormData(event.currentTarget).get("counted"));
    if (Number.isSafeInteger(counted) && counted >= 0) onSet(counted);
  };
  return (
    <li
      className={cx(
        "grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-center",
        line.moved && "bg-danger-soft",
      )}
    >
      <div className="min-w-0 text-sm">
        <SkuLabel sku={line.sku} />
        {line.moved ? <p className="mt-1 font-semibold text-danger">{t("moved")}</p> : null}
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
        <span>
          {t("expected", { count: line.expected })}
          {line.held > 0 ? `, ${t("of_these_held", { count: line.held })}` : ""}
        </span>
        {line.difference === 0 ? (
          <Badge tone="court">{t("as_expected")}</Badge>
        ) : (
          <Badge tone={line.difference < 0 ? "danger" : "sun"}>{signed(line.difference)}</Badge>
        )}
      </p>
      {isOpen ? (
        <form onSubmit={submit} className="flex items-center gap-2">
          <label htmlFor={id} className="sr-only">
            {t("counted_number", { name: line.sku.name })}
          </label>
          <input
            key={line.counted}
            id={id}
            name="counted"
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={7}
            autoComplete="off"
            defaultValue={line.counted}
            className={`${boxClass} min-h-11 w-20 px-2 text-right text-base font-bold tabular-nums`}
          />
          <Button type="submit" variant="secondary" size="sm">
            {t("set")}
          </Button>
          <IconButton icon="x" label={t("off_count", { name: line.sku.name })} onClick={onRemove} />
        </form>
      ) : (
        <p className="text-right text-base font-bold tabular-nums">{line.counted}</p>
      )}
    </li>
  );
}
