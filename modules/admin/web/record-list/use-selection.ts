import { useState } from "react";
import { nothingSelected, type Selection } from "../../contract/selection.ts";

/** The rows chosen in a list. Another filter is another list: earlier choices may not match it. */
export function useSelection(matching: string): [Selection, (selection: Selection) => void] {
  const [chosen, setChosen] = useState({ matching, selection: nothingSelected });
  const selection = chosen.matching === matching ? chosen.selection : nothingSelected;
  return [selection, (next) => setChosen({ matching, selection: next })];
}
