import { useEffect, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { type QueueState, type Scan, type ScanQueue, type ScanResult, scanQueue } from "./scan-queue.ts";

const retryMs = 3000;
const nothing: QueueState = { waiting: [], trouble: null, last: null };

/** Sends a scan. The server answers a page instead of data when the session has ended. */
async function sendScan(path: string, { key, code, add, counted }: Scan): Promise<ScanResult> {
  const body = new URLSearchParams({ key, code });
  if (add !== undefined) body.set("add", String(add));
  if (counted !== undefined) body.set("counted", String(counted));
  const response = await fetch(path, { method: "POST", body }).catch(() => null);
  if (response === null || response.status >= 500) return { type: "away" };
  if (!response.headers.get("content-type")?.includes("application/json")) return { type: "signedOut" };
  const { refusal, problems }: AdminAnswer = await response.json();
  const text = refusal ?? Object.values(problems)[0] ?? null;
  return text === null ? { type: "done" } : { type: "refused", text };
}

/** The queue of scans that go to an address, kept under a name; the page's data is loaded again after each answer. */
export function useScanQueue(
  path: string,
  name: string,
): { state: QueueState; enter: (scan: Omit<Scan, "key">) => void } {
  const { revalidate } = useRevalidator();
  const [queue, setQueue] = useState<ScanQueue | null>(null);
  useEffect(() => {
    const opened = scanQueue({
      send: (scan) => sendScan(path, scan),
      load: () => JSON.parse(sessionStorage.getItem(name) ?? "[]"),
      store: (waiting) => sessionStorage.setItem(name, JSON.stringify(waiting)),
      later: (again) => setTimeout(again, retryMs),
    });
    setQueue(opened);
    void opened.work();
  }, [path, name]);
  const state = useSyncExternalStore(
    (listener) => queue?.subscribe(listener) ?? (() => undefined),
    () => queue?.state() ?? nothing,
    () => nothing,
  );
  useEffect(() => {
    if (state.last) void revalidate();
  }, [state.last, revalidate]);
  return {
    state,
    enter: (scan) => void queue?.add({ ...scan, key: crypto.randomUUID() }),
  };
}
