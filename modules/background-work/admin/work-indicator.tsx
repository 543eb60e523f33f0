import { useEffect, useState } from "react";
import { Link, useFetcher, useLocation, useNavigate } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { CountBadge } from "#kit/web/feedback/badge.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { ToastProvider, useToast } from "#kit/web/feedback/toast-context.tsx";
import { ToastOutlet } from "#kit/web/feedback/toast-region.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { fractionOf, isActive, nameOf } from "./work-model.ts";
import { useWorkText } from "./work-text.ts";
import { useNewestWork, useWorkUpdates, type WorkSnapshot, workPath } from "./work-updates.tsx";

/**
 * In the frame of every page: the running work of the signed-in user with its progress, and a notification when it has
 * ended.
 */
export function WorkIndicator(props: WorkSnapshot) {
  const t = useWorkText();
  // Rendered only while work runs; most pages contain no live region.
  const isRunning = useNewestWork(props).some(isActive);
  const [hasRun, setHasRun] = useState(isRunning);
  useEffect(() => {
    if (isRunning) setHasRun(true);
  }, [isRunning]);
  return (
    <ToastProvider texts={{ region: t("notices"), dismiss: t("dismiss") }}>
      <Indicator {...props} />
      {hasRun ? <ToastOutlet /> : null}
    </ToastProvider>
  );
}

function Indicator(props: WorkSnapshot) {
  const t = useWorkText();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const reading = useFetcher();
  const works = useWorkUpdates(props, (work) => {
    const name = nameOf(work, t);
    const { path } = work;
    const read = () => void reading.submit({ intent: "read", id: work.id }, { method: "post", action: workPath });
    // The page of the result already shows it.
    if (path === pathname) return read();
    const open = () => {
      read();
      if (path !== null) void navigate(path);
    };
    const text = t(work.state === "done" ? "told_done" : work.state === "failed" ? "told_failed" : "told_cancelled", {
      name,
    });
    const kind = work.state === "failed" ? "error" : "success";
    toast({ kind, text, action: { label: t("show"), onSelect: open } });
  });
  const active = works.filter(isActive);
  const unread = works.filter((work) => !isActive(work) && !work.isRead).length;
  if (active.length === 0 && unread === 0) return null;
  const [first] = active;
  return (
    <Link
      to={workPath}
      className={cx(
        "flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-bold no-underline hover:bg-sunken lg:min-h-9 lg:pointer-coarse:min-h-11",
        first ? "text-ink" : "text-ink-soft",
      )}
    >
      {first ? <Spinner size="sm" /> : <Icon name="circle-check" size="sm" />}
      <span className="grid min-w-0 gap-1">
        <span className="truncate max-lg:sr-only">
          {first ? t("running_count", { count: active.length }) : t("unread_count", { count: unread })}
        </span>
        {first ? (
          <progress
            value={fractionOf(first) ?? undefined}
            max={1}
            aria-label={nameOf(first, t)}
            className="h-1 w-16 accent-court lg:w-full"
          />
        ) : null}
      </span>
      {first ? null : (
        <span className="lg:hidden">
          <CountBadge count={unread} />
        </span>
      )}
    </Link>
  );
}
