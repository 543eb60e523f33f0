import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Rail } from "#kit/web/content/rail.tsx";
import { Family, Sample } from "#kit/web/gallery/sample.tsx";
import { BuyButton } from "#modules/cart/web/buy-button.tsx";
import { CompanionStep } from "#modules/cart/web/companion-step.tsx";
import { QuickAdd } from "#modules/cart/web/quick-add.tsx";
import { ProductCard } from "#modules/catalogue/web/product-card.tsx";
import { ProductLine } from "#modules/catalogue/web/product-line.tsx";
import { PromotionChips } from "#modules/promotion/web/promotion-chips.tsx";
import { TierList } from "#modules/promotion/web/tier-list.tsx";
import { TierProgressBar } from "#modules/promotion/web/tier-progress-bar.tsx";
import { sampleCard, sampleChips, sampleCompanions, sampleItem, sampleTier } from "./sample-products.ts";

const discount = { text: "-20%", image: "/pictures/ribbons/discount.svg", position: "TOP_LEFT" };
const swatches = [
  { name: "Red", colour: "#c4321f" },
  { name: "Sea", colour: "#3f7fa6" },
];

/** Components of catalogue, cart and promotions in every state. The products do not exist: adding them is refused. */
export function CatalogueGallery() {
  return (
    <>
      <Family title="Products">{() => <Products />}</Family>
      <Family title="Cart">{() => <Cart />}</Family>
      <Family title="Promotions">{() => <Promotions />}</Family>
    </>
  );
}

function Products() {
  return (
    <>
      <Sample name="Product card">
        <div>
          <ProductCard card={sampleCard()} />
        </div>
      </Sample>
      <Sample name="Product card: reduced, with ribbon and colours">
        <div>
          <ProductCard card={sampleCard({ before: 599_000, ribbon: discount, swatches })} />
        </div>
      </Sample>
      <Sample name="Product card: pre-order">
        <div>
          <ProductCard card={sampleCard({ preOrder: true })} />
        </div>
      </Sample>
      <Sample name="Product card: sold out">
        <div>
          <ProductCard card={sampleCard({ soldOut: true })} />
        </div>
      </Sample>
      <Sample name="Product line">
        <ProductLine {...sampleCard({ before: 599_000 })} />
      </Sample>
      <Sample name="Product line: without a picture">
        <ProductLine {...sampleCard({ image: null })} />
      </Sample>
    </>
  );
}

function Cart() {
  return (
    <>
      <Sample name="Buy button: press it to see it at work, and refused">
        <BuyButton item={sampleItem()} />
      </Sample>
      <Sample name="Buy button: sold out">
        <BuyButton item={sampleItem({ stock: 0 })} />
      </Sample>
      <Sample name="Quick add">
        <QuickAdd item={sampleItem()} />
      </Sample>
      <Sample name="Quick add: sold out">
        <QuickAdd item={null} />
      </Sample>
      <Sample name="Companion dialog">
        <CompanionSample />
      </Sample>
    </>
  );
}

function CompanionSample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the companion step
      </Button>
      <CompanionStep open={open} onClose={() => setOpen(false)} added={sampleItem()} companions={sampleCompanions} />
    </>
  );
}

function Promotions() {
  return (
    <>
      <Sample name="Promotion chips" wide>
        <PromotionChips activities={sampleChips} />
      </Sample>
      <Sample name="Levels: none reached">
        <TierList activity={sampleTier(0)} />
        <TierProgressBar activity={sampleTier(0)} />
      </Sample>
      <Sample name="Levels: the first reached">
        <TierList activity={sampleTier(1)} />
        <TierProgressBar activity={sampleTier(1)} />
      </Sample>
      <Sample name="Levels: all reached">
        <TierList activity={sampleTier(3)} />
        <TierProgressBar activity={sampleTier(3)} />
      </Sample>
      <Sample name="Shop more: its rail" wide>
        <Rail label="Products of a promotion" previousLabel="Previous" nextLabel="Next" speedMs={300}>
          {[1, 2, 3, 4].map((number) => (
            <li key={number} className="w-48 shrink-0 snap-start">
              <ProductCard
                card={sampleCard({ preOrder: number === 1 })}
                action={() => <QuickAdd item={number === 2 ? null : sampleItem()} />}
              />
            </li>
          ))}
        </Rail>
      </Sample>
    </>
  );
}
