import { memo, Suspense } from "react";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import type { RootData } from "../root-data.ts";

const PageEnd = lazyWithRetry(() => import("./page-end.tsx").then((file) => file.PageEnd));

/**
 * The server renders the footer; its script loads after the first paint. Until then no state above may change it:
 * React would render it again without its script, that is, remove it.
 */
export const DeferredFooter = memo(function DeferredFooter({ root }: { root: RootData }) {
  return (
    <Suspense>
      <PageEnd advertisement={root.advertisement} year={root.year} device={root.device} />
    </Suspense>
  );
});
