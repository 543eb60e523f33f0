import { createContext } from "react";
import type { BackGuard } from "./back-guard.ts";

/** Where dialogs find the guard; without one, Back means what it always means. */
export const BackGuardContext = createContext<BackGuard | null>(null);
