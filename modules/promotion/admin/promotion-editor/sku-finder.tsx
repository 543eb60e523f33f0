import { rp } from "#kit/core/format-rupiah.ts";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Finder } from "./finder.tsx";
import { type SkuChoice, skuName, usePromotionChoices } from "./promotion-choices.ts";
import { AdminPromotionSkusDocument } from "./promotion-editor.graphql.gen.ts";
import { usePromotionEditorText } from "./promotion-editor-text.ts";

/** Finds SKUs by name, code or barcode. */
export function SkuFinder({ taken, onChoose }: { taken: readonly string[]; onChoose: (sku: SkuChoice) => void }) {
  const t = usePromotionEditorText();
  const api = useApi();
  const { learnSkus } = usePromotionChoices();
  return (
    <Finder
      label={t("find_sku")}
      find={async (search) => (await api(AdminPromotionSkusDocument, { codes: null, search })).adminPromotionSkus}
      keyOf={({ skuCode }) => skuCode}
      taken={taken}
      nameOf={(sku) => `${withPrice(sku)} ${sku.skuCode}`}
      render={withPrice}
      onChoose={(sku) => {
        learnSkus([sku]);
        onChoose(sku);
      }}
    />
  );
}

const withPrice = (sku: SkuChoice): string =>
  `${skuName([sku], sku.skuCode)}${sku.price === null ? "" : ` · ${rp(sku.price)}`}`;
