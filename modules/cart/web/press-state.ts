/** What a button that adds shows: nothing yet, at work, or that it is done. */
export type PressState = "normal" | "loading" | "added";

export type PressEvent = "pressed" | "added" | "stopped" | "rested";

/** PR-09: normal → loading → added → normal. A press counts only when the button rests, so a double click adds once. */
export function nextPress(state: PressState, event: PressEvent): PressState {
  switch (event) {
    case "pressed":
      return state === "loading" ? state : "loading";
    case "added":
      return state === "loading" ? "added" : state;
    case "stopped":
      return state === "loading" ? "normal" : state;
    case "rested":
      return state === "added" ? "normal" : state;
  }
}
