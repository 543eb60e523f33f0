import { useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { PlannedSku } from "./planned-prices.ts";
import { AdminPlannedSkusDocument } from "./price-plans.graphql.gen.ts";

export const groupKinds = ["BRAND", "CATEGORY", "PRODUCT", "EVERYTHING"] as const;
export type GroupKind = (typeof groupKinds)[number];

/** `isComplete` is false where the group has more SKUs than a plan may have. */
export type GroupSkus = { readonly skus: readonly PlannedSku[]; readonly isComplete: boolean };

/** The SKUs of a group; null while none is chosen. An answer for an earlier choice is dropped. */
export function useGroupSkus(kind: GroupKind, code: string): GroupSkus | "failed" | "reading" | null {
  const api = useApi();
  const group = kind === "EVERYTHING" || code !== "" ? `${kind}/${code}` : null;
  const [answer, setAnswer] = useState<{ readonly group: string; readonly found: GroupSkus | "failed" } | null>(null);
  useEffect(() => {
    if (group === null) return;
    let isCurrent = true;
    api(AdminPlannedSkusDocument, { input: { group: { kind, code } } }).then(
      ({ adminPlannedSkus: found }) => isCurrent && setAnswer({ group, found }),
      () => isCurrent && setAnswer({ group, found: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, group, kind, code]);
  if (group === null) return null;
  return answer?.group === group ? answer.found : "reading";
}
