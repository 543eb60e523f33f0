import { noticePageSize } from "../contract/notice.ts";

const most = 50;

/** How many notices the page of this number shows: all before it too. */
export const noticesOnPage = (page: string | null): number =>
  Math.min(most, noticePageSize * Math.max(1, Math.trunc(Number(page)) || 1));

export const nextNoticePage = (shown: number): number => Math.ceil(shown / noticePageSize) + 1;
