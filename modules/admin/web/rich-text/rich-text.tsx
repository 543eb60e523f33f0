import { Suspense } from "react";
import { Skeleton } from "#kit/web/feedback/skeleton.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { useHydrated } from "#kit/web/use-hydrated.ts";
import type { RichTextProps } from "./rich-text-props.ts";
import { useRichTextText } from "./rich-text-text.ts";

const Editor = lazyWithRetry(() => import("./rich-text-editor.tsx").then((part) => part.RichTextEditor));

/** A text with headings, lists, links, pictures and products. The editor is loaded with the first one on a page. */
export function RichText(props: RichTextProps) {
  const t = useRichTextText();
  const waiting = (
    <div role="status" aria-label={t("loading")} className="grid gap-2 rounded-md border border-line p-3">
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
  // It needs a document to parse HTML with.
  if (!useHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Editor {...props} />
    </Suspense>
  );
}
