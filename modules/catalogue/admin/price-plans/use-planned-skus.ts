import { useEffect, useRef, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { PlannedSku } from "./planned-prices.ts";
import { AdminPlannedSkusDocument } from "./price-plans.graphql.gen.ts";

const byCode = (skus: readonly PlannedSku[]) => skus.map((sku) => [sku.skuCode, sku] as const);

/** Names and prices of the SKUs on the page of the table; those the page's loader did not read are read once they are shown. */
export function usePlannedSkus(first: readonly PlannedSku[], shown: readonly string[]) {
  const api = useApi();
  const [known, setKnown] = useState<ReadonlyMap<string, PlannedSku>>(() => new Map(byCode(first)));
  // SKUs that exist no more are asked for once.
  const asked = useRef<ReadonlySet<string>>(new Set());
  const learn = (skus: readonly PlannedSku[]) => setKnown((before) => new Map([...before, ...byCode(skus)]));
  const missing = shown.filter((code) => !known.has(code)).join(" ");
  useEffect(() => {
    const typed = missing.split(" ").filter((code) => code !== "" && !asked.current.has(code));
    if (typed.length === 0) return;
    asked.current = new Set([...asked.current, ...typed]);
    // Without the names the codes are shown, which is enough to go on.
    api(AdminPlannedSkusDocument, { input: { typed } }).then(
      ({ adminPlannedSkus: { skus } }) => setKnown((before) => new Map([...before, ...byCode(skus)])),
      () => undefined,
    );
  }, [api, missing]);
  return { known, learn };
}
