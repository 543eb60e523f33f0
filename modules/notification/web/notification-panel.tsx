import { useCallback, useEffect, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Skeleton } from "#kit/web/feedback/skeleton.tsx";
import { noticePageSize } from "../contract/notice.ts";
import { NoticeList } from "./notice-list.tsx";
import type { NoticeModel } from "./notice-words.ts";
import { NoticeListDocument } from "./notices.graphql.gen.ts";
import { useNoticesText } from "./notices-text.ts";
import { tellUnread } from "./unread-event.ts";
import { useReading } from "./use-reading.ts";

type Loaded = readonly NoticeModel[] | "loading" | "failed";

/** The latest notices, asked for each time the panel opens. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const t = useNoticesText();
  const api = useApi();
  const [loaded, setLoaded] = useState<Loaded>("loading");
  const reading = useReading();

  const load = useCallback(async () => {
    setLoaded("loading");
    const answer = await api(NoticeListDocument, { pageSize: noticePageSize }).catch(() => null);
    const data = answer?.queryNotificationList.data;
    if (data) tellUnread(data.unreadCount);
    setLoaded(data ? data.dataList : "failed");
  }, [api]);
  useEffect(() => void load(), [load]);

  if (loaded === "loading") return <Waiting />;
  if (loaded === "failed") {
    return (
      <Alert
        tone="error"
        live
        actions={
          <Button size="sm" variant="secondary" onClick={() => void load()}>
            {t("retry")}
          </Button>
        }
      >
        {t("failed")}
      </Alert>
    );
  }
  if (loaded.length === 0) return <EmptyState title={t("empty")}>{t("empty_hint")}</EmptyState>;
  const notices = reading.asRead(loaded);
  return (
    <div className="grid gap-3">
      {notices.some(({ isRead }) => !isRead) ? (
        <div>
          <Button
            variant="quiet"
            size="sm"
            icon="check"
            loading={reading.marking}
            onClick={() => void reading.readAll(notices)}
          >
            {t("read_all")}
          </Button>
        </div>
      ) : null}
      <NoticeList
        notices={notices}
        onOpen={(notice) => {
          reading.readOne(notice);
          onLeave();
        }}
      />
      <LinkButton to="/account/notifications" variant="secondary" block onClick={onLeave}>
        {t("see_all")}
      </LinkButton>
    </div>
  );
}

function Waiting() {
  const t = useNoticesText();
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-10" />
          <Skeleton className="h-10 grow" />
        </div>
      ))}
    </div>
  );
}
