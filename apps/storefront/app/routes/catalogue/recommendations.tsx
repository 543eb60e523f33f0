import { useEffect, useRef, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { ProductCardSkeleton } from "#kit/web/content/product-card-skeleton.tsx";
import { type CardModel, cardModel } from "#modules/catalogue/web/card-model.ts";
import { useProductText } from "#modules/catalogue/web/product/product-text.ts";
import { ProductList } from "#modules/catalogue/web/product-list.tsx";
import { cardWishButton } from "./card-wish-button.tsx";
import { RecommendationsDocument } from "./recommendations.graphql.gen.ts";

/** Distance below the viewport at which the rail is loaded; a rail above the viewport is loaded too. */
const ahead = "99999px 0px 400px";

/** Recommendations for an SKU, loaded when scrolled near. Renders nothing when empty or failed. */
export function Recommendations({ skuCode }: { skuCode: string }) {
  const t = useProductText();
  const place = useRef<HTMLElement>(null);
  const cards = useRecommendations(skuCode, place);
  if (cards?.length === 0) return null;
  return (
    <section ref={place} className="pt-10 md:pt-14">
      <h2 className="mb-4 text-xl font-extrabold tracking-tight md:mb-6 md:text-2xl">{t("recommendations")}</h2>
      {cards === null ? (
        <div aria-hidden="true" className="flex gap-3 overflow-hidden pb-3 md:gap-5">
          {["a", "b", "c", "d", "e"].map((key) => (
            <div key={key} className="w-[44%] shrink-0 md:w-[calc((100%-5rem)/5)]">
              <ProductCardSkeleton />
            </div>
          ))}
        </div>
      ) : (
        <ProductList cards={cards} layout="rail" rowClass="" corner={cardWishButton} />
      )}
    </section>
  );
}

/** null until loaded; the list of one SKU stays while the visitor changes colour and size. */
function useRecommendations(skuCode: string, place: { current: HTMLElement | null }): readonly CardModel[] | null {
  const api = useApi();
  const [first] = useState(skuCode);
  const [cards, setCards] = useState<readonly CardModel[] | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let here = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        api(RecommendationsDocument, { skuCode: first }).then(
          ({ queryRecommendations }) => here && setCards(queryRecommendations.map(cardModel)),
          () => here && setCards([]),
        );
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => {
      here = false;
      observer.disconnect();
    };
  }, [api, first, place]);
  return cards;
}
