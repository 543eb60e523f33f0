import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";

const bringsFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") ?? false;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, [contenteditable]") !== null;

/** The files of a drop; folders have no content of their own and are left out. */
function filesIn(data: DataTransfer | null): File[] {
  const items = [...(data?.items ?? [])].filter(({ kind }) => kind === "file");
  const files = items.filter((item) => item.webkitGetAsEntry?.()?.isDirectory !== true).map((item) => item.getAsFile());
  return files.filter((file) => file !== null);
}

/** Accepts files dropped on an area, and files pasted anywhere on the page except in input fields. */
export function useDroppedFiles(onFiles: (files: File[]) => void, isActive = true) {
  const [isOver, setOver] = useState(false);
  // Enter and leave events are also raised for every element inside.
  const depth = useRef(0);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (!isActive) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isTyping(event.target)) return;
      event.preventDefault();
      take(files);
    };
    window.addEventListener("paste", paste);
    return () => window.removeEventListener("paste", paste);
  }, [isActive]);

  const enter = (by: 1 | -1) => (event: DragEvent) => {
    if (!bringsFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  return {
    isOver,
    area: {
      onDragEnter: enter(1),
      onDragLeave: enter(-1),
      onDragOver(event: DragEvent) {
        if (!bringsFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
      },
      onDrop(event: DragEvent) {
        if (!bringsFiles(event.dataTransfer)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles(filesIn(event.dataTransfer));
      },
    },
  };
}
