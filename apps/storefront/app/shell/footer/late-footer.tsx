import { memo, Suspense } from "react";
import { latePart } from "#kit/web/late-part.ts";
import type { RootData } from "../root-data.ts";

const PageEnd = latePart(() => import("./page-end.tsx").then((file) => file.PageEnd));

/**
 * The footer stands finished in the page; its script comes after what one sees first. Until then nothing above may
 * change it: React would draw it anew without its script, that is, take it away.
 */
export const LateFooter = memo(function LateFooter({ root }: { root: RootData }) {
  return (
    <Suspense>
      <PageEnd advertisement={root.advertisement} year={root.year} device={root.device} />
    </Suspense>
  );
});
