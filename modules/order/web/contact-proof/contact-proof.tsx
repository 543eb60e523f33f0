import { createContext, type ReactNode, Suspense, useContext, useRef, useState } from "react";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";

const ProofDialog = lazyWithRetry(() => import("./proof-dialog.tsx").then((file) => file.ProofDialog));

type Answer = { readonly errorCode?: string | null };

type ContactProofCalls = {
  /** Runs a call; when the server requires proof first, requests the code and runs it again. Null when the shopper cancelled. */
  withProof: <A extends Answer>(call: () => Promise<A>) => Promise<A | null>;
  /** Requests the code at once; false when the shopper cancelled. */
  prove: () => Promise<boolean>;
};

const Calls = createContext<ContactProofCalls>({ withProof: (call) => call(), prove: async () => true });

export const useContactProof = (): ContactProofCalls => useContext(Calls);

const asksForProof = ({ errorCode }: Answer): boolean =>
  errorCode === "CONTACT_PROOF_REQUIRED" || errorCode === "SIGN_IN_REQUIRED";

/** Lets everything below act on an order from a browser that has not proved its contact yet (D-89). */
export function ContactProof({ orderCode, children }: { orderCode: string; children: ReactNode }) {
  const [phase, setPhase] = useState<"never" | "open" | "closed">("never");
  const settle = useRef<((proven: boolean) => void) | null>(null);
  const prove = () =>
    new Promise<boolean>((resolve) => {
      settle.current?.(false);
      settle.current = resolve;
      setPhase("open");
    });
  const end = (proven: boolean) => {
    setPhase("closed");
    settle.current?.(proven);
    settle.current = null;
  };
  const calls: ContactProofCalls = {
    prove,
    async withProof(call) {
      const reply = await call();
      if (!asksForProof(reply)) return reply;
      return (await prove()) ? call() : null;
    },
  };
  return (
    <Calls value={calls}>
      {children}
      {phase === "never" ? null : (
        <Suspense>
          <ProofDialog orderCode={orderCode} open={phase === "open"} onEnd={end} />
        </Suspense>
      )}
    </Calls>
  );
}
