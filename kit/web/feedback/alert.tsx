import type { ReactNode } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { cx } from "../class-names.ts";
import { Icon, type IconName } from "../icons/icon.tsx";

export type AlertTone = "info" | "success" | "warning" | "error" | "promo";

const tones: Record<AlertTone, { box: string; mark: string; icon: IconName }> = {
  info: { box: "bg-info-soft", mark: "bg-info text-surface", icon: "info" },
  success: { box: "bg-court-soft", mark: "bg-court text-on-court", icon: "circle-check" },
  warning: { box: "bg-sunken", mark: "bg-ink text-paper", icon: "triangle-alert" },
  error: { box: "bg-danger-soft", mark: "bg-danger text-surface", icon: "circle-alert" },
  promo: { box: "bg-sun-soft", mark: "bg-sun text-on-sun", icon: "ticket-percent" },
};

export type AlertProps = {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  /** True when the alert appears because of the visitor's last action. */
  live?: boolean;
  actions?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
  id?: string;
};

/** A message that stays in the page, beside its subject. */
export function Alert({ tone = "info", title, children, live, actions, onDismiss, dismissLabel, id }: AlertProps) {
  const { box, mark, icon } = tones[tone];
  const role = live ? (tone === "error" ? "alert" : "status") : undefined;
  return (
    <div id={id} role={role} className={cx("flex overflow-hidden rounded-md text-ink", box)}>
      <span className={cx("flex w-11 shrink-0 justify-center pt-3", mark)}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0 grow px-4 py-3 text-sm">
        {title ? <p className="font-bold">{title}</p> : null}
        {children}
        {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {onDismiss && dismissLabel ? (
        <IconButton icon="x" size="sm" label={dismissLabel} onClick={onDismiss} className="mt-1 mr-1" />
      ) : null}
    </div>
  );
}
