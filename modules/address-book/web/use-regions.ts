import { useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { SelectOption } from "#kit/web/forms/select-field.tsx";
import { RegionListDocument } from "./areas.graphql.gen.ts";

export type Regions = { readonly options: readonly SelectOption[]; readonly failed: boolean; retry(): void };

/** The regions within a parent, the provinces for null; nothing while the parent is undefined. */
export function useRegions(parentCode: string | null | undefined): Regions {
  const api = useApi();
  const [found, setFound] = useState<{ within: string | null; options: SelectOption[]; failed: boolean }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (parentCode === undefined) return;
    const stale = new AbortController();
    api(RegionListDocument, { parentCode }, { signal: stale.signal }).then(
      ({ queryRegionList }) => {
        const options = queryRegionList.map(({ code, name }) => ({ value: code, label: name }));
        if (!stale.signal.aborted) setFound({ within: parentCode, options, failed: false });
      },
      () => {
        if (!stale.signal.aborted) setFound({ within: parentCode, options: [], failed: true });
      },
    );
    return () => stale.abort();
  }, [api, parentCode, attempt]);

  const current = found !== undefined && found.within === parentCode ? found : null;
  return {
    options: current?.options ?? [],
    failed: current?.failed ?? false,
    retry: () => setAttempt((before) => before + 1),
  };
}
