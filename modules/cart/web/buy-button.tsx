import { type ComponentType, Suspense, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import type { ButtonSize } from "#kit/web/actions/button-class.ts";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { loadingClearsAfterMs } from "../contract/constants.ts";
import { cartQuantitiesDocument } from "./add-to-cart.graphql.gen.ts";
import { BuyForm } from "./buy-form.tsx";
import { useCartHost } from "./cart-host.ts";
import type { CartItem } from "./cart-item.ts";
import { useCartText } from "./cart-text.ts";
import type { CompanionStepProps } from "./companion-step.tsx";
import type { Companions } from "./companions.ts";
import { withSession } from "./put-in-cart.ts";
import { useAddToCart } from "./use-add-to-cart.ts";
import { usePress } from "./use-press.ts";

export type BuyButtonProps = { item: CartItem; quantity?: number; size?: ButtonSize };

type Step = { Dialog: ComponentType<CompanionStepProps>; companions: Companions };

const oneSecond = () => new Promise((done) => setTimeout(done, loadingClearsAfterMs));

/**
 * The product page's button (PD-19 to PD-23): reads the cart, shows its limits, adds, and offers what goes with
 * it.
 */
export function BuyButton({ item, quantity = 1, size = "lg" }: BuyButtonProps) {
  const text = useCartText();
  const toast = useToast();
  const api = useApi();
  const { ready } = useCartHost();
  const add = useAddToCart();
  const [step, setStep] = useState<Step | null>(null);
  const [open, setOpen] = useState(false);

  const limitOf = async () => {
    // The rules load while the cart is read; without them the server refuses.
    const rules = import("./buying-limit.ts").catch(() => null);
    const reply = await withSession({ api, ready }, () => api(cartQuantitiesDocument)).catch(() => null);
    return reply && (await rules)?.limitMessageOf(reply.queryCart.lines, item.skuCode, quantity);
  };
  const offerCompanions = async () => {
    const file = await import("./companion-step.tsx").catch(() => null);
    const companions = (await file?.findCompanions(api, item)) ?? null;
    if (!file || !companions) return toast({ text: text("added_notice", { name: item.name }) });
    setStep({ Dialog: file.CompanionStep, companions });
    setOpen(true);
  };
  const buy = async () => {
    const limit = await limitOf();
    if (limit) {
      toast({ kind: "error", text: text(limit.key, limit.values) });
      return false;
    }
    if ((await add(item, { quantity })).ended !== "added") return false;
    // It is in the cart now: the button does not wait for companions.
    void offerCompanions();
    return true;
  };
  // PD-23: busy for a second after the press, and never shorter than the work takes.
  const { state, press } = usePress(async () => (await Promise.all([buy(), oneSecond()]))[0]);

  if (item.stock <= 0) {
    return (
      <Button size={size} block disabled>
        {text("sold_out")}
      </Button>
    );
  }
  return (
    <>
      <BuyForm item={item} quantity={quantity} onBuy={press}>
        <Button
          type="submit"
          size={size}
          block
          variant={state === "added" ? "court" : "primary"}
          loading={state === "loading"}
          icon={state === "added" ? "check" : "shopping-cart"}
        >
          {text(state === "added" ? "added" : "add_to_cart")}
        </Button>
      </BuyForm>
      {step ? (
        // The words of promotions may still be on their way.
        <Suspense>
          <step.Dialog
            key={item.skuCode}
            open={open}
            onClose={() => setOpen(false)}
            added={item}
            companions={step.companions}
          />
        </Suspense>
      ) : null}
    </>
  );
}
