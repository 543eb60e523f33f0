import { createContext } from "react";
import type { BackGuard } from "./back-guard.ts";

/** The guard for dialogs; without one, Back works as usual. */
export const BackGuardContext = createContext<BackGuard | null>(null);
