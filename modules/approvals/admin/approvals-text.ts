import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type ApprovalsTextKey = keyof typeof en;

export const useApprovalsText = () => useTextOf<ApprovalsTextKey>("approvals-admin");
