import { cx } from "../class-names.ts";

export type StepperDotsProps = {
  steps: number;
  /** Counted from 1. */
  current: number;
  /** The same as text, such as "Step 2 of 4". */
  label: string;
};

/** Progress as a row of studs: done, current and coming steps. */
export function StepperDots({ steps, current, label }: StepperDotsProps) {
  const classesOf = (step: number) =>
    step === current ? "w-8 bg-brick" : step < current ? "w-3 bg-court" : "w-3 bg-line-strong/50";
  return (
    <div role="img" aria-label={label} className="flex gap-1.5">
      {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
        <span key={step} className={cx("h-3 rounded-xs transition-[width]", classesOf(step))} />
      ))}
    </div>
  );
}
