import { type MouseEvent, useId } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { skuWith, type ValueState, valueState } from "./choice.ts";
import type { AttributeModel, SkuModel } from "./product-model.ts";
import { useProductText } from "./product-text.ts";
import { skuQuery } from "./sku-query.ts";

export type AttributeChoiceProps = {
  attribute: AttributeModel;
  skus: readonly SkuModel[];
  shown: SkuModel;
  /** Where sizes are explained, for the attribute that is a size. */
  sizeGuide?: string | null;
};

/**
 * The values of one attribute. Each is a link to the page with that SKU, so that it works without a script; with one,
 * the address changes in place and leaves no trace in the history (D-32).
 */
export function AttributeChoice({ attribute, skus, shown, sizeGuide }: AttributeChoiceProps) {
  const t = useProductText();
  const label = useId();
  const choose = useChoice();
  const active = attribute.values.find(({ code }) => shown.options[attribute.code] === code);
  const choices = attribute.values.length > 1 ? attribute.values : [];
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p id={label} className="py-1 text-sm">
          <span className="text-ink-soft">{attribute.name}: </span>
          <span className="font-bold">{active?.name}</span>
        </p>
        {sizeGuide ? (
          <a
            href={sizeGuide}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <Icon name="ruler" size="sm" />
            {t("sizeGuide")}
            <span className="sr-only"> ({t("newWindow")})</span>
          </a>
        ) : null}
      </div>
      {choices.length > 0 ? (
        <ul aria-labelledby={label} className="mt-1 flex flex-wrap gap-2">
          {choices.map((value) => {
            const target = skuWith(skus, shown, attribute.code, value.code);
            return (
              <li key={value.code}>
                <Link
                  to={skuQuery(target)}
                  replace
                  preventScrollReset
                  onClick={(event) => choose(event, skuQuery(target))}
                  aria-current={value === active ? "true" : undefined}
                  className="group block rounded-md"
                >
                  <Value
                    value={value}
                    active={value === active}
                    state={valueState(skus, shown, attribute.code, value.code)}
                  />
                </Link>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}

type ValueProps = { value: AttributeModel["values"][number]; active: boolean; state: ValueState };

const spoken = { available: null, soldOut: "valueSoldOut", apart: "valueApart" } as const;

function Value({ value, active, state }: ValueProps) {
  const t = useProductText();
  const key = spoken[state];
  const label = key ? t(key, { value: value.name }) : value.name;
  return (
    <span
      className={cx(
        "relative flex items-center justify-center overflow-hidden rounded-md border-2 bg-surface font-bold transition-colors",
        value.image ? "size-16" : "min-h-11 min-w-12 gap-2 px-3",
        active ? "border-ink" : "border-line group-hover:border-line-strong",
        state !== "available" && !active && "border-dashed",
        state !== "available" && !value.image && "text-ink-soft",
      )}
    >
      {value.image ? (
        <Picture
          path={value.image}
          alt={label}
          width={160}
          height={160}
          widths={[96, 160]}
          sizes="64px"
          className={cx("size-full object-cover", state !== "available" && "opacity-40")}
        />
      ) : (
        <>
          {value.swatch ? (
            <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
              <circle cx="8" cy="8" r="7.5" fill={value.swatch} className="stroke-line-strong/50" />
            </svg>
          ) : null}
          <span aria-hidden={key ? "true" : undefined}>{value.name}</span>
          {key ? <span className="sr-only">{label}</span> : null}
        </>
      )}
      {state === "soldOut" ? (
        <svg
          viewBox="0 0 10 10"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full"
        >
          <path d="M0 10L10 0" className="stroke-line-strong" strokeWidth="1" vectorEffect="non-scaling-stroke" />
        </svg>
      ) : null}
    </span>
  );
}

/** Changes the SKU in the address and keeps its other parameters, such as a promotion's code. */
function useChoice() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (event: MouseEvent, query: string) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const next = new URLSearchParams(search);
    next.delete("soldOut");
    for (const [name, value] of new URLSearchParams(query)) next.set(name, value);
    navigate(`?${next}`, { replace: true, preventScrollReset: true });
  };
}
