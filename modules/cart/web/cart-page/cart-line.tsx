import type { ReactNode, SubmitEvent } from "react";
import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import { Price } from "#kit/web/content/price.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { DayRange } from "#modules/catalogue/contract/working-days.ts";
import { CardRibbon } from "#modules/catalogue/web/card-ribbon.tsx";
import { useCartPageText } from "./cart-page-text.ts";
import type { ShownLine } from "./cart-state.ts";
import { LineFacts } from "./line-facts.tsx";
import { LineQuantity } from "./line-quantity.tsx";

export type CartLineProps = {
  line: ShownLine;
  deliveryDays: DayRange;
  /** The sums are being computed. */
  counting: boolean;
  onChange: (quantity: number) => void;
  onRemove: () => void;
  /** A heart, which belongs to another module. */
  wish: ReactNode;
};

const pathOf = ({ productSlug, productCode, skuCode }: ShownLine) =>
  `/pdp/${encodeURIComponent(productSlug)}/${encodeURIComponent(productCode)}?skuCode=${encodeURIComponent(skuCode)}`;

/** One thing in the cart: product, quantity, price, and problems. */
export function CartLine({ line, deliveryDays, counting, onChange, onRemove, wish }: CartLineProps) {
  const t = useCartPageText();
  const { productName: name, disabled } = line;
  const problem = line.refusal ?? line.problem;
  const remove = (event: SubmitEvent) => {
    event.preventDefault();
    onRemove();
  };
  return (
    <li className="grid grid-cols-[min(5.5rem,31%)_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 md:grid-cols-[7.5rem_minmax(0,1fr)_auto] md:gap-x-6">
      <LinePicture line={line} />
      <div className="grid min-w-0 content-start gap-1.5 wrap-anywhere">
        <p className="text-xs font-bold tracking-wide text-ink-soft uppercase">{line.brandName}</p>
        <h2 className="leading-snug font-bold text-pretty">
          {line.productCode === "" ? (
            name
          ) : (
            <Link
              to={pathOf(line)}
              className={cx(
                "inline-flex min-h-11 items-center hover:text-brick-ink md:min-h-6",
                disabled && "text-ink-soft",
              )}
            >
              {name}
            </Link>
          )}
        </h2>
        <LineFacts line={line} deliveryDays={deliveryDays} />
        {problem ? (
          <div role="alert" className="grid justify-items-start gap-1.5 text-sm font-semibold text-danger">
            <p className="flex items-start gap-1.5">
              <Icon name="circle-alert" size="sm" className="mt-0.5 shrink-0" />
              {problem}
            </p>
            {!disabled && line.problem && line.max > 0 && line.max < line.quantity ? (
              <Button variant="secondary" size="sm" className="noscript:hidden" onClick={() => onChange(line.max)}>
                {t("set_to", { count: line.max })}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:col-span-1 md:flex-col md:items-end md:justify-start">
        <LinePrice line={line} counting={counting} />
        <div className="flex w-full flex-wrap items-center justify-end gap-1 md:mt-auto md:w-auto">
          {disabled ? null : (
            <div className="mr-auto md:order-last">
              <LineQuantity line={line} onChange={onChange} />
            </div>
          )}
          {wish}
          <form method="post" onSubmit={remove}>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="lineId" value={line.lineId} />
            <IconButton type="submit" icon="trash-2" label={t("remove", { name })} />
          </form>
        </div>
      </div>
    </li>
  );
}

function LinePicture({ line }: { line: ShownLine }) {
  const t = useCartPageText();
  const { mediaLink, disabled, outStock, promotionActivity: ribbon } = line;
  return (
    <div className="relative aspect-square self-start overflow-hidden rounded-md bg-sunken">
      {mediaLink ? (
        <Picture
          path={mediaLink}
          alt=""
          width={800}
          height={800}
          widths={[160, 240, 320]}
          sizes="(min-width: 769px) 120px, 88px"
          className={cx("size-full object-cover", disabled && "opacity-45 grayscale")}
        />
      ) : null}
      {ribbon && !disabled ? (
        <CardRibbon
          ribbon={{ text: ribbon.ribbonText ?? "", image: ribbon.ribbonImage, position: ribbon.ribbonPosition }}
        />
      ) : null}
      {disabled ? (
        <span className="absolute inset-x-0 bottom-0 bg-ink/85 px-1 py-1 text-center text-xs font-bold text-paper">
          {t(outStock ? "sold_out" : "unavailable")}
        </span>
      ) : null}
    </div>
  );
}

/** The line's price, its regular price, and the price of one piece (CA-18). */
function LinePrice({ line, counting }: { line: ShownLine; counting: boolean }) {
  const t = useCartPageText();
  if (line.disabled) return <span />;
  const { lineAmount, usualAmount, quantity } = line;
  const each = lineAmount / quantity;
  return (
    <div className={cx("transition-opacity md:text-right", counting && "opacity-50")}>
      <Price
        current={lineAmount}
        original={usualAmount}
        currentLabel={t("price_now")}
        originalLabel={t("price_before")}
        size="md"
      />
      {quantity > 1 && Number.isInteger(each) && !counting ? (
        <p className="text-sm text-ink-soft tabular-nums">{t("each", { price: rp(each) })}</p>
      ) : null}
    </div>
  );
}
