import { createContext } from "react";

/** The mark of our own inline scripts, known on the server only (kit/http/csp.ts). */
export const ScriptMark = createContext<string | undefined>(undefined);
