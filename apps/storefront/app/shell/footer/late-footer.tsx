import { type ComponentType, lazy, memo, Suspense } from "react";
import type { RootData } from "../root-data.ts";
import type { PageEndProps } from "./page-end.tsx";

const PageEnd = lazy<ComponentType<PageEndProps>>(() =>
  import("./page-end.tsx").then(
    (file) => ({ default: file.PageEnd }),
    // A page that can be read is not given up for its end.
    () => ({ default: () => null }),
  ),
);

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
