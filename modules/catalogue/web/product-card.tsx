import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import { Price } from "#kit/web/content/price.tsx";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import type { CardModel } from "./card-model.ts";
import { CardRibbon } from "./card-ribbon.tsx";
import { useCatalogueText } from "./catalogue-text.ts";

const mostSwatches = 5;

/** What other modules put on a card: a heart on its picture, a button below its price. */
export type CardSlots = {
  corner?: (card: CardModel) => ReactNode;
  action?: (card: CardModel) => ReactNode;
};

export type ProductCardProps = CardSlots & { card: CardModel; sizes?: string; priority?: boolean };

/** A product in a list. The whole card leads to its page; the name is the link's accessible name. */
export function ProductCard({
  card,
  sizes = "(min-width: 1280px) 290px, (min-width: 769px) 23vw, 46vw",
  priority = false,
  corner,
  action,
}: ProductCardProps) {
  const text = useCatalogueText();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg bg-surface shadow-lift transition-shadow hover:shadow-float">
      <div className="relative aspect-square overflow-hidden bg-sunken">
        {card.image ? (
          <Picture
            path={card.image}
            alt=""
            width={800}
            height={800}
            widths={[160, 240, 320, 400, 640]}
            sizes={sizes}
            priority={priority}
            className={cx(
              "size-full object-cover transition-transform duration-300 ease-out group-hover:scale-[1.03]",
              card.soldOut && "opacity-45 grayscale",
            )}
          />
        ) : null}
        {card.ribbon && !card.soldOut ? <CardRibbon ribbon={card.ribbon} /> : null}
        {card.soldOut || card.preOrder ? (
          <span
            className={cx(
              "absolute left-2 rounded-sm bg-ink/85 px-2 py-1 text-xs font-bold text-paper",
              card.ribbon?.position.startsWith("BOTTOM") && !card.soldOut ? "top-2" : "bottom-2",
            )}
          >
            {text(card.soldOut ? "sold_out" : "pre_order")}
          </span>
        ) : null}
        {corner ? (
          <div
            className={cx(
              "absolute right-1 z-10",
              card.ribbon?.position === "TOP_RIGHT" && !card.soldOut ? "top-8" : "top-1",
            )}
          >
            {corner(card)}
          </div>
        ) : null}
      </div>
      <div className="flex grow flex-col gap-1 p-3 md:p-4">
        <p className="text-xs font-bold tracking-wide text-ink-soft uppercase">{card.brand}</p>
        <h3 className="leading-snug font-bold text-pretty">
          <Link
            to={card.path}
            prefetch="intent"
            className="line-clamp-2 min-h-11 group-hover:text-brick-ink after:absolute after:inset-0 after:rounded-lg"
          >
            {card.name}
          </Link>
        </h3>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-2 gap-y-1.5 pt-1">
          <div>
            {card.priceVaries ? (
              <p aria-hidden="true" className="text-xs text-ink-soft">
                {text("price_from")}
              </p>
            ) : null}
            <Price
              current={card.price}
              original={card.before}
              currentLabel={text(card.priceVaries ? "price_from" : "price_now")}
              originalLabel={text("price_before")}
            />
          </div>
          {card.swatches.length > 0 ? <Swatches swatches={card.swatches} /> : null}
        </div>
        {action ? <div className="relative z-10 pt-2">{action(card)}</div> : null}
      </div>
    </article>
  );
}

function Swatches({ swatches }: { swatches: CardModel["swatches"] }) {
  const text = useCatalogueText();
  return (
    <p className="flex items-center gap-1 py-1">
      <VisuallyHidden>{text("in_colours", { count: swatches.length })}</VisuallyHidden>
      {swatches.slice(0, mostSwatches).map(({ name, colour }) => (
        <svg key={name} viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
          <circle cx="6" cy="6" r="5.5" fill={colour} className="stroke-line-strong/50" />
        </svg>
      ))}
    </p>
  );
}
