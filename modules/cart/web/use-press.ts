import { useEffect, useReducer, useRef } from "react";
import { addedForMs } from "../contract/constants.ts";
import { nextPress, type PressState } from "./press-state.ts";

/** A button that runs once at a time and shows for three seconds that it is done. The work returns whether it was. */
export function usePress(work: () => Promise<boolean>): { state: PressState; press: () => void } {
  const [state, tell] = useReducer(nextPress, "normal");
  const working = useRef(false);

  useEffect(() => {
    if (state !== "added") return;
    const timer = setTimeout(() => tell("rested"), addedForMs);
    return () => clearTimeout(timer);
  }, [state]);

  const press = () => {
    if (working.current) return;
    working.current = true;
    tell("pressed");
    work()
      .then((done) => tell(done ? "added" : "stopped"))
      .finally(() => {
        working.current = false;
      });
  };
  return { state, press };
}
