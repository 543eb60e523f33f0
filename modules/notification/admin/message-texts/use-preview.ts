import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPreviewMessageDocument, type AdminPreviewMessageResult } from "./message-texts.graphql.gen.ts";
import { useMessageText } from "./message-texts-text.ts";

export type PreviewRequest = {
  readonly id: string;
  readonly channel: string;
  readonly locale: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly about: string | null;
};

type Preview = NonNullable<AdminPreviewMessageResult["adminPreviewMessage"]>;

const typingPauseMs = 300;

/** The message as its reader would see it, asked for again once typing pauses. An answer to an earlier request is not shown. */
export function usePreview(request: PreviewRequest) {
  const t = useMessageText();
  const api = useApi();
  const locale = useLocale();
  const wanted = JSON.stringify(request);
  const [shown, setShown] = useState<{ of: string; preview: Preview | null; problem: string | null } | null>(null);
  const ask = useEffectEvent(async (of: string, isCurrent: () => boolean) => {
    let next: Omit<NonNullable<typeof shown>, "of">;
    try {
      const { adminPreviewMessage: preview } = await api(AdminPreviewMessageDocument, { input: JSON.parse(of) });
      next = { preview: preview ?? null, problem: preview ? null : t("no_such_message") };
    } catch (thrown) {
      next = { preview: null, problem: failureText(t("failed_preview"), thrown, locale) };
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
  return {
    preview: shown?.preview ?? null,
    problem: shown?.problem ?? null,
    /** The request the preview answers. */
    of: shown?.of ?? null,
    isLoading: shown?.of !== wanted,
  };
}
