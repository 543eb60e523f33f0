import { type ReactNode, useId } from "react";
import { Icon } from "../icons/icon.tsx";

export type FieldTexts = {
  label: string;
  /** Shows the label to screen readers only, where the context suffices (a search box). */
  hideLabel?: boolean;
  hint?: string;
  error?: string | null;
  /** The word for "optional", shown beside the label. */
  optional?: string;
};

type FieldLinks = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

type FieldFrameProps = FieldTexts & {
  id?: string;
  /** The id of a further description, such as a fixed prefix. */
  describedBy?: string;
  children: (links: FieldLinks) => ReactNode;
};

/** Label above, hint and error below, and the ids that connect them with the control. */
export function FieldFrame({ label, hideLabel, hint, error, optional, id, describedBy, children }: FieldFrameProps) {
  const own = useId();
  const field = id ?? own;
  const described = [describedBy, hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1.5">
      <label htmlFor={field} className={hideLabel ? "sr-only" : "text-sm font-bold"}>
        {label}
        {optional && !hideLabel ? <span className="ml-1.5 font-normal text-ink-soft">{optional}</span> : null}
      </label>
      {children({ id: field, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint ? (
        <p id={`${field}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${field}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string | null }) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <Icon name="circle-alert" size="sm" className="mt-0.5" />
      <span>{error}</span>
    </p>
  );
}
