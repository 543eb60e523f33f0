import { type ReactNode, useId } from "react";
import { Card } from "#kit/web/content/card.tsx";

export type CheckoutSectionProps = {
  /** Its place among the steps; none for what needs no doing. */
  step?: number;
  title: string;
  /** At the end of its heading, such as a way to change it. */
  action?: ReactNode;
  children: ReactNode;
};

/** One thing to do before an order is placed: numbered like the steps of a building plan. */
export function CheckoutSection({ step, title, action, children }: CheckoutSectionProps) {
  const heading = useId();
  return (
    <Card as="section">
      <div className="flex items-center gap-3">
        {step === undefined ? null : (
          <span
            aria-hidden="true"
            className="flex size-8 shrink-0 items-center justify-center rounded-sm bg-ink text-sm font-extrabold text-paper"
          >
            {step}
          </span>
        )}
        <h2 id={heading} className="grow text-lg font-extrabold">
          {title}
        </h2>
        {action}
      </div>
      <fieldset aria-labelledby={heading} className="mt-4 grid gap-5">
        {children}
      </fieldset>
    </Card>
  );
}
