import { useCallback, useState } from "react";
import { largestPhoto, mostPhotos, photoPath } from "../contract/constants.ts";

export type PhotoProblem = "too_large" | "not_a_picture" | "too_many" | "malware" | "unchecked" | "failed";

export type SentPhoto = {
  readonly key: number;
  readonly name: string;
  /** Null while it is on its way. */
  readonly id: string | null;
  /** From 0 to 1. */
  readonly progress: number;
  readonly problem: PhotoProblem | null;
};

const problems: Readonly<Record<number, PhotoProblem>> = {
  413: "too_large",
  415: "not_a_picture",
  422: "malware",
  429: "too_many",
  503: "unchecked",
};
const problemOf = (status: number): PhotoProblem => problems[status] ?? "failed";

/** Sends one picture; reports the progress. `fetch` cannot. */
function send(
  file: File,
  orderCode: string,
  onProgress: (part: number) => void,
): Promise<{ id: string } | PhotoProblem> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${photoPath}?order=${encodeURIComponent(orderCode)}`);
    request.setRequestHeader("content-type", file.type === "" ? "image/jpeg" : file.type);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve(request.status === 201 ? (request.response as { id: string }) : problemOf(request.status));
    request.onerror = () => resolve("failed");
    request.ontimeout = () => resolve("failed");
    request.send(file);
  });
}

let keys = 0;

/** The photos of a request: uploaded at once, one after the other; a failed one stays visible and can be removed. */
export function usePhotos(orderCode: string) {
  const [photos, setPhotos] = useState<readonly SentPhoto[]>([]);
  const change = useCallback((key: number, part: Partial<SentPhoto>) => {
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  }, []);
  const add = async (files: readonly File[]) => {
    const module = mostPhotos - photos.length;
    const taken = files.slice(0, Math.max(0, module)).map((file) => {
      keys += 1;
      return { file, photo: { key: keys, name: file.name, id: null, progress: 0, problem: null } };
    });
    setPhotos((all) => [...all, ...taken.map(({ photo }) => photo)]);
    for (const { file, photo } of taken) {
      if (file.size > largestPhoto) change(photo.key, { problem: "too_large" });
      else {
        const reply = await send(file, orderCode, (progress) => change(photo.key, { progress }));
        change(photo.key, typeof reply === "string" ? { problem: reply } : { id: reply.id, progress: 1 });
      }
    }
  };
  return {
    photos,
    add,
    remove: (key: number) => setPhotos((all) => all.filter((photo) => photo.key !== key)),
    ids: photos.flatMap(({ id }) => (id === null ? [] : [id])),
    sending: photos.some(({ id, problem }) => id === null && problem === null),
    full: photos.length >= mostPhotos,
  };
}
