import { useNavigation } from "react-router";

/** Whether a form with this intent is on its way: its button keeps its place and takes no second click. */
export function useSending(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("intent") === intent;
}
