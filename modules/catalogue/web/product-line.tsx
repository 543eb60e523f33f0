import { Picture } from "#kit/web/content/picture.tsx";
import { Price } from "#kit/web/content/price.tsx";
import type { CardModel } from "./card-model.ts";
import { useCatalogueText } from "./catalogue-text.ts";

export type ProductLineProps = Pick<CardModel, "name" | "image" | "price" | "before">;

/** A product in a narrow place, such as a list of suggestions: a small picture, its name and its price. */
export function ProductLine({ name, image, price, before }: ProductLineProps) {
  const text = useCatalogueText();
  return (
    <div className="flex min-w-0 items-center gap-3">
      {image ? (
        <Picture
          path={image}
          alt=""
          width={800}
          height={800}
          widths={[160]}
          sizes="56px"
          className="size-14 shrink-0 rounded-sm bg-sunken object-cover"
        />
      ) : null}
      <div className="min-w-0">
        <p className="line-clamp-2 leading-snug font-bold">{name}</p>
        <Price
          current={price}
          original={before}
          currentLabel={text("price_now")}
          originalLabel={text("price_before")}
        />
      </div>
    </div>
  );
}
