import type { ReactNode } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { cx } from "../class-names.ts";
import { Icon, type IconName } from "../icons/icon.tsx";

export type NoticeTone = "info" | "success" | "warning" | "error";

const tones: Record<NoticeTone, { box: string; mark: string; icon: IconName }> = {
  info: { box: "bg-info-soft border-info", mark: "text-info", icon: "info" },
  success: { box: "bg-court-soft border-court-ink", mark: "text-court-ink", icon: "circle-check" },
  warning: { box: "bg-sun-soft border-sun-edge", mark: "text-ink", icon: "triangle-alert" },
  error: { box: "bg-danger-soft border-danger", mark: "text-danger", icon: "circle-alert" },
};

export type NoticeProps = {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** True when the notice appears because of something the visitor just did. */
  live?: boolean;
  actions?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
  id?: string;
};

/** A message that stays in the page, beside what it is about. */
export function Notice({ tone = "info", title, children, live, actions, onDismiss, dismissLabel, id }: NoticeProps) {
  const { box, mark, icon } = tones[tone];
  const role = live ? (tone === "error" ? "alert" : "status") : undefined;
  return (
    <div id={id} role={role} className={cx("flex gap-3 rounded-md border-l-4 px-4 py-3 text-ink", box)}>
      <Icon name={icon} className={cx("mt-0.5", mark)} />
      <div className="min-w-0 grow text-sm">
        {title ? <p className="font-bold">{title}</p> : null}
        {children}
        {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {onDismiss && dismissLabel ? (
        <IconButton icon="x" size="sm" label={dismissLabel} onClick={onDismiss} className="-my-1 -mr-2" />
      ) : null}
    </div>
  );
}
