import type { ReactNode } from "react";
import { BackToTop } from "../actions/back-to-top.tsx";
import { ToastProvider } from "../feedback/toast-context.tsx";
import { ToastOutlet } from "../feedback/toast-region.tsx";
import { Actions } from "./actions.tsx";
import { Content } from "./content.tsx";
import { Feedback } from "./feedback.tsx";
import { Fields } from "./fields.tsx";
import { Foundations } from "./foundations.tsx";
import { Overlays } from "./overlays.tsx";

/** Every component of the design system in every state, in both themes, followed by the app's own. */
export function Gallery({ children }: { children?: ReactNode }) {
  return (
    <ToastProvider texts={{ region: "Messages", dismiss: "Dismiss" }}>
      <title>Components</title>
      <div id="gallery" tabIndex={-1} className="mx-auto max-w-page px-4 py-10">
        <h1 className="text-4xl font-extrabold">Components</h1>
        <p className="mt-3 mb-8 max-w-prose text-lg text-ink-soft">
          Light and dark stand side by side. Reach everything with the Tab key to see the focus ring.
        </p>
        <Foundations />
        <Actions />
        <Fields />
        <Overlays />
        <Feedback />
        <Content />
        {children}
      </div>
      <BackToTop label="Back to top" focusTarget="gallery" protects={{ selector: "button, input", text: /Rp\d/ }} />
      <ToastOutlet />
    </ToastProvider>
  );
}
