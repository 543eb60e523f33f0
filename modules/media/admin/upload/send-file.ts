import { uploadPath } from "../../contract/constants.ts";
import type { SendResult, UploadedItem, UploadProblem } from "./upload-queue.ts";

type Reply = { item?: UploadedItem; isKnown?: boolean; errorCode?: string; errorMessage?: string };

/** The target of an upload: a new item, or an existing item whose file is replaced. */
export type UploadTarget = { readonly replaces?: { readonly id: string; readonly version: number } };

/** Uploads one file. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendFile(
  file: File,
  onProgress: (sent: number) => void,
  { replaces }: UploadTarget = {},
): Promise<SendResult<UploadedItem>> {
  const request = new XMLHttpRequest();
  if (replaces) request.open("PUT", `${uploadPath}/${replaces.id}?version=${replaces.version}`);
  else request.open("POST", `${uploadPath}?name=${encodeURIComponent(file.name)}`);
  request.setRequestHeader("content-type", "application/octet-stream");
  request.responseType = "text";
  request.upload.addEventListener("progress", ({ loaded }) => onProgress(loaded));
  return new Promise((resolve) => {
    request.addEventListener("load", () => resolve(resultOf(request.status, request.responseText)));
    const lost = () => resolve({ code: "OFFLINE", message: null });
    for (const event of ["error", "abort", "timeout"]) request.addEventListener(event, lost);
    request.send(file);
  });
}

function resultOf(status: number, text: string): SendResult<UploadedItem> {
  const reply = readReply(text);
  if (reply.item) return { item: reply.item, isKnown: reply.isKnown === true };
  const code: UploadProblem =
    status === 401 ? "STAFF_ONLY" : status === 403 ? "FORBIDDEN" : reply.errorMessage ? "REFUSED" : "OFFLINE";
  return { code, message: reply.errorMessage ?? null };
}

/** A proxy may answer with a page of its own instead of JSON. */
function readReply(text: string): Reply {
  try {
    return JSON.parse(text) as Reply;
  } catch {
    return {};
  }
}
