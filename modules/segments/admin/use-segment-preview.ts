import { useEffect, useEffectEvent, useState } from "react";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPreviewSegmentDocument, type AdminPreviewSegmentResult } from "./segments.graphql.gen.ts";
import { useSegmentsText } from "./segments-text.ts";

type Preview = AdminPreviewSegmentResult["adminPreviewSegment"];

const typingPauseMs = 400;

/** Counts the typed conditions, again once typing pauses. An answer to earlier conditions is not shown. */
export function useSegmentPreview({ name: _name, ...conditions }: RecordState) {
  const t = useSegmentsText();
  const api = useApi();
  const locale = useLocale();
  const wanted = JSON.stringify(conditions);
  const [shown, setShown] = useState<{ of: string; preview: Preview | null; problem: string | null } | null>(null);
  const ask = useEffectEvent(async (of: string, isCurrent: () => boolean) => {
    let next: { preview: Preview | null; problem: string | null };
    try {
      const { adminPreviewSegment: preview } = await api(AdminPreviewSegmentDocument, {
        input: { state: JSON.parse(of) },
      });
      next = { preview, problem: null };
    } catch (thrown) {
      next = { preview: null, problem: failureText(t("failed"), thrown, locale) };
    }
    if (isCurrent()) setShown({ of, ...next });
  });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => void ask(wanted, () => isCurrent), typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return { preview: shown?.preview ?? null, problem: shown?.problem ?? null, isLoading: shown?.of !== wanted };
}
