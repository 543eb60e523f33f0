import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { sendFile } from "./send-file.ts";
import { progressOf, type UploadedItem, uploadQueue } from "./upload-queue.ts";

const none: readonly never[] = [];

/** The uploads of one screen. They continue when the screen is left; closing the window asks for confirmation. */
export function useUploads(onDone: (item: UploadedItem) => void) {
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  const [queue] = useState(() =>
    uploadQueue<File, UploadedItem>({ send: sendFile, onDone: (item) => latest.current(item) }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, () => none);
  const { isBusy } = progressOf(uploads);
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isBusy]);
  return { queue, uploads };
}

export type Uploads = ReturnType<typeof useUploads>;
