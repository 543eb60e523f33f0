import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { TierProgressBar } from "#modules/promotion/web/tier-progress-bar.tsx";
import type { CartItem } from "./cart-item.ts";
import { useCartText } from "./cart-text.ts";
import { CompanionChoice } from "./companion-choice.tsx";
import { type Companion, type Companions, chosenItem } from "./companions.ts";
import { useAddToCart } from "./use-add-to-cart.ts";

export { findCompanions } from "./find-companions.ts";

export type CompanionStepProps = { open: boolean; onClose: () => void; added: CartItem; companions: Companions };

/** What goes with a thing that is already in the cart: offers, gifts, others' choices (PD-22, D-35). */
export function CompanionStep({ open, onClose, added, companions }: CompanionStepProps) {
  const text = useCartText();
  const toast = useToast();
  const add = useAddToCart();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [skus, setSkus] = useState<ReadonlyMap<string, string>>(new Map());
  const { along, promotions, crossSells } = companions;
  const choosing = [...along, ...crossSells].some(
    (companion) => chosen.has(companion.key) && chosenItem(companion, skus) === null,
  );
  const choices = {
    chosen,
    skus,
    onToggle: (key: string) => toggle(key),
    onSku: (key: string, skuCode: string) => setSkus(new Map([...skus, [key, skuCode]])),
  };

  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  const addChosen = async () => {
    setBusy(true);
    const left = new Set(chosen);
    for (const companion of [...along, ...crossSells]) {
      const { key, activityCode } = companion;
      const item = chosenItem(companion, skus);
      if (!left.has(key) || item === null) continue;
      // One after the other: the cart takes them in turn anyway, and a refused one stays chosen.
      const { ended } = await add(item, activityCode === null ? {} : { activityCode });
      if (ended === "added") left.delete(key);
    }
    setBusy(false);
    const count = chosen.size - left.size;
    setChosen(left);
    if (count > 0) toast({ text: text("added_more", { count }) });
    if (left.size === 0) onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="l"
      title={text("companions")}
      closeLabel={text("close")}
      footer={
        <>
          <Button variant="secondary" className="grow" onClick={onClose}>
            {text("no_thanks")}
          </Button>
          <Button
            className="grow"
            disabled={chosen.size === 0 || choosing}
            loading={busy}
            onClick={() => void addChosen()}
          >
            {choosing ? text("variant") : chosen.size === 0 ? text("add") : text("add_chosen", { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-ink-soft">{text("companion_main", { name: added.name })}</p>
        <Choices title={text("along_title")} list={along} {...choices} />
        {promotions.length > 0 ? (
          <section className="grid gap-3">
            <h3 className="font-extrabold">{text("gift_title")}</h3>
            {promotions.map((activity) => (
              <div key={activity.activityCode} className="grid gap-1 rounded-md bg-sun-soft px-4 py-3">
                <p className="text-sm text-ink-soft">{activity.activityName}</p>
                <TierProgressBar activity={activity} />
              </div>
            ))}
          </section>
        ) : null}
        <Choices title={text("cross_title")} list={crossSells} {...choices} />
      </div>
    </Dialog>
  );
}

type ChoicesProps = {
  title: string;
  list: readonly Companion[];
  chosen: ReadonlySet<string>;
  /** The SKU that was chosen of a companion, by its key. */
  skus: ReadonlyMap<string, string>;
  onToggle: (key: string) => void;
  onSku: (key: string, skuCode: string) => void;
};

function Choices({ title, list, chosen, skus, onToggle, onSku }: ChoicesProps) {
  if (list.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-extrabold">{title}</legend>
      {list.map((companion) => (
        <CompanionChoice
          key={companion.key}
          companion={companion}
          checked={chosen.has(companion.key)}
          skuCode={skus.get(companion.key) ?? ""}
          onToggle={() => onToggle(companion.key)}
          onSku={(skuCode) => onSku(companion.key, skuCode)}
        />
      ))}
    </fieldset>
  );
}
