import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

export type DropPart = "before" | "into" | "after";

type RowDrag = {
  /** The row, and the handle it is dragged by. */
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  code: string;
  /** Whether another row may be dropped on a part of this one. */
  accepts(code: string, part: DropPart): boolean;
  onDrop(code: string, part: DropPart): void;
};

/** The upper quarter of a row is before it, the lower quarter after it, the middle in it. */
function partAt(element: Element, y: number): DropPart {
  const { top, height } = element.getBoundingClientRect();
  const share = (y - top) / height;
  return share < 0.25 ? "before" : share > 0.75 ? "after" : "into";
}

/** Lets a row be dragged, and others be dropped on it; answers the part that would take the drop. */
export function useRowDrag({ row, handle, code, accepts, onDrop }: RowDrag): DropPart | null {
  const [over, setOver] = useState<DropPart | null>(null);
  const mayDrop = useEffectEvent(accepts);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle) return;
    const look = (dragged: unknown, y: number) => {
      const part = partAt(element, y);
      setOver(typeof dragged === "string" && mayDrop(dragged, part) ? part : null);
    };
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ code }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.code === "string" && source.data.code !== code,
        onDrag: ({ source, location }) => look(source.data.code, location.current.input.clientY),
        onDragLeave: () => setOver(null),
        onDrop({ source, location }) {
          setOver(null);
          const part = partAt(element, location.current.input.clientY);
          const dragged = source.data.code;
          if (typeof dragged === "string" && mayDrop(dragged, part)) drop(dragged, part);
        },
      }),
    );
  }, [row, handle, code]);
  return over;
}
