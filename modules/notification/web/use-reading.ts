import { useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import type { NoticeModel } from "./notice-words.ts";
import { ReadNoticeDocument } from "./notices.graphql.gen.ts";
import { useNoticesText } from "./notices-text.ts";
import { tellUnread } from "./unread-event.ts";

/** Marks notices read: at once for the eye, then on the server; what did not work is taken back. */
export function useReading() {
  const t = useNoticesText();
  const api = useApi();
  const toast = useToast();
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const [marking, setMarking] = useState(false);

  const send = async (id: string | null): Promise<boolean> => {
    const answer = await api(ReadNoticeDocument, { id }).catch(() => null);
    const data = answer?.readNotification.data;
    if (data) tellUnread(data.unreadCount);
    return data != null;
  };

  return {
    marking,
    /** The same notices, with what was read since they were loaded. */
    asRead: (notices: readonly NoticeModel[]): NoticeModel[] =>
      notices.map((notice) => (readIds.has(notice.id) ? { ...notice, isRead: true } : notice)),
    readOne(notice: NoticeModel) {
      if (notice.isRead) return;
      setReadIds((ids) => new Set(ids).add(notice.id));
      // Whoever opens a notice is on their way to another page; that it stays unread is no news worth a message.
      void send(notice.id);
    },
    async readAll(notices: readonly NoticeModel[]) {
      if (marking) return;
      setMarking(true);
      const before = readIds;
      setReadIds(new Set(notices.map(({ id }) => id)));
      const done = await send(null);
      setMarking(false);
      if (done) return;
      setReadIds(before);
      toast({ text: t("not_marked"), kind: "error" });
    },
  };
}
