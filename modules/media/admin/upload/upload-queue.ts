import { acceptedTypes, largestPicture, largestVideo } from "../../contract/constants.ts";

/** The parts of a browser's `File` that the queue reads. */
export type FileFacts = { readonly name: string; readonly size: number; readonly type: string };

/** The item created by an upload, as the server returns it. */
export type UploadedItem = {
  readonly id: string;
  readonly path: string;
  readonly url: string;
  readonly kind: string;
  readonly name: string;
};

/** The result of sending one file. `message` is the server's error text. */
export type SendResult<Item> =
  | { readonly item: Item; readonly isKnown: boolean }
  | { readonly code: UploadProblem; readonly message: string | null };

/**
 * Problems without an error text from the server: no connection, an expired session, a missing permission, or a file
 * too large to send.
 */
export type UploadProblem = "REFUSED" | "OFFLINE" | "STAFF_ONLY" | "FORBIDDEN" | "TOO_LARGE";

export type UploadState<Item> =
  | { readonly at: "waiting" }
  | { readonly at: "sending"; readonly percent: number }
  /** The upload is complete; the server is processing the file. */
  | { readonly at: "checking" }
  | { readonly at: "done"; readonly item: Item; readonly isKnown: boolean }
  | { readonly at: "failed"; readonly code: UploadProblem; readonly message: string | null };

export type Upload<File, Item> = { readonly id: number; readonly file: File; readonly state: UploadState<Item> };

export type SendFile<File, Item> = (file: File, onProgress: (sent: number) => void) => Promise<SendResult<Item>>;

/** Several connections use the bandwidth better than one; more would only wait for the server's decoder. */
const atOnce = 3;

/** Queue of uploads to the library. Each has its own progress and outcome; a failed one does not block others. */
export function uploadQueue<File extends FileFacts, Item>(options: {
  readonly send: SendFile<File, Item>;
  readonly onDone?: (item: Item) => void;
}) {
  let uploads: readonly Upload<File, Item>[] = [];
  let last = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly Upload<File, Item>[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, state: UploadState<Item>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  const isOnItsWay = ({ state: { at } }: Upload<File, Item>) => at === "sending" || at === "checking";

  async function sendOne({ id, file }: Upload<File, Item>): Promise<void> {
    change(id, { at: "sending", percent: 0 });
    const result = await options
      .send(file, (sent) => {
        const percent = file.size === 0 ? 100 : Math.min(100, Math.floor((sent / file.size) * 100));
        change(id, percent === 100 ? { at: "checking" } : { at: "sending", percent });
      })
      .catch((): SendResult<Item> => ({ code: "OFFLINE", message: null }));
    if ("item" in result) {
      change(id, { at: "done", ...result });
      options.onDone?.(result.item);
    } else change(id, { at: "failed", ...result });
    next();
  }
  function next(): void {
    const free = atOnce - uploads.filter(isOnItsWay).length;
    for (const upload of uploads.filter(({ state }) => state.at === "waiting").slice(0, Math.max(free, 0))) {
      void sendOne(upload);
    }
  }

  return {
    uploads: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(files: readonly File[]) {
      const added = files.map((file): Upload<File, Item> => {
        last += 1;
        const problem = problemBeforeSending(file);
        return { id: last, file, state: problem ? { at: "failed", code: problem, message: null } : { at: "waiting" } };
      });
      set([...uploads, ...added]);
      next();
    },
    retry(id: number) {
      if (uploads.find((upload) => upload.id === id)?.state.at !== "failed") return;
      change(id, { at: "waiting" });
      next();
    },
    /** Removes a failed or finished upload from the list. */
    remove(id: number) {
      set(uploads.filter((upload) => upload.id !== id || isOnItsWay(upload)));
    },
    /** Removes the finished uploads from the list; failed ones stay visible. */
    clear() {
      set(uploads.filter(({ state }) => state.at !== "done"));
    },
  };
}

/**
 * Files the server would refuse for their size are not sent. The reported type may be missing or wrong, so only the
 * size is checked.
 */
export function problemBeforeSending({ size, type }: FileFacts): UploadProblem | null {
  const isPicture = type.startsWith("image/") && acceptedTypes.includes(type);
  return size > (isPicture ? largestPicture : largestVideo) ? "TOO_LARGE" : null;
}

/** Progress of a list: number of finished and failed uploads, and the total. */
export function progressOf(uploads: readonly { readonly state: { readonly at: string } }[]) {
  const count = (at: string) => uploads.filter(({ state }) => state.at === at).length;
  const [done, failed] = [count("done"), count("failed")];
  return { done, failed, all: uploads.length, isBusy: done + failed < uploads.length };
}
