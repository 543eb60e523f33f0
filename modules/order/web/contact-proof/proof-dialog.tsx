import { useCallback, useEffect, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import type { CodeChannel } from "#modules/identity/web/code/code-channel.ts";
import { CodeEntry } from "#modules/identity/web/code/code-entry.tsx";
import {
  OrderContactDocument,
  type OrderContactResult,
  SendOrderCodeDocument,
  VerifyOrderCodeDocument,
} from "./contact-proof.graphql.gen.ts";
import { useProofText } from "./contact-proof-text.ts";

type ProofDialogProps = { orderCode: string; open: boolean; onEnd: (proven: boolean) => void };

/** Proves the contact of an order: where to send the code, and the code (D-89). Orders of an account lead to the login. */
export function ProofDialog({ orderCode, open, onEnd }: ProofDialogProps) {
  const t = useProofText();
  return (
    <Dialog open={open} onClose={() => onEnd(false)} title={t("title")} closeLabel={t("close")} size="m">
      {open ? <ProofSteps orderCode={orderCode} onProven={() => onEnd(true)} /> : null}
    </Dialog>
  );
}

type Contact = NonNullable<OrderContactResult["getCustomOrderDetail"]["data"]>;
type Sent = { readonly channel: CodeChannel; readonly receiver: string; readonly timeRemaining: number };

function ProofSteps({ orderCode, onProven }: { orderCode: string; onProven: () => void }) {
  const t = useProofText();
  const api = useApi();
  const [contact, setContact] = useState<Contact | "loading" | "failed">("loading");
  const [sent, setSent] = useState<Sent | null>(null);
  const load = useCallback(async () => {
    setContact("loading");
    const reply = await api(OrderContactDocument, { input: { orderCode } }).catch(() => null);
    setContact(reply?.getCustomOrderDetail.data ?? "failed");
  }, [api, orderCode]);
  useEffect(() => void load(), [load]);

  const send = async (channel: CodeChannel): Promise<{ timeRemaining: number } | { error: string }> => {
    const reply = (await api(SendOrderCodeDocument, { input: { orderCode, channel } }).catch(() => null))
      ?.sendOrderCode;
    if (!reply?.data) return { error: reply?.errorMessage ?? t("failed") };
    const { timeRemaining, receiver } = reply.data;
    setSent({ channel, receiver, timeRemaining });
    return { timeRemaining };
  };
  const verify = async (code: string): Promise<string | null> => {
    const input = { orderCode, channel: sent?.channel ?? "EMAIL", code };
    const reply = (await api(VerifyOrderCodeDocument, { input }).catch(() => null))?.verifyOrderCode;
    return reply?.success ? null : (reply?.errorMessage ?? t("failed"));
  };

  if (contact === "loading") {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner size="sm" />
        {t("loading")}
      </p>
    );
  }
  if (contact === "failed") {
    return (
      <div className="grid gap-4">
        <Alert tone="error" live>
          {t("failed")}
        </Alert>
        <div>
          <Button onClick={() => void load()}>{t("retry")}</Button>
        </div>
      </div>
    );
  }
  if (contact.actingNeeds === "SIGN_IN") return <SignIn orderCode={orderCode} />;
  if (sent === null) return <ChooseContact contact={contact} send={send} />;
  return (
    <div className="grid gap-3">
      <CodeEntry
        receiver={sent.receiver}
        channel={sent.channel}
        timeRemaining={sent.timeRemaining}
        offersSms
        onCode={verify}
        onResend={send}
        onDone={onProven}
      />
      <div>
        <Button variant="quiet" size="sm" onClick={() => setSent(null)}>
          {t("other_way")}
        </Button>
      </div>
    </div>
  );
}

function ChooseContact({
  contact: { receiver },
  send,
}: {
  contact: Contact;
  send: (channel: CodeChannel) => Promise<{ timeRemaining: number } | { error: string }>;
}) {
  const t = useProofText();
  const ways: readonly (readonly [CodeChannel, string])[] = [
    ["EMAIL", receiver.mail],
    ["WHATSAPP", receiver.mobile],
    ["SMS", receiver.mobile],
  ];
  const offered = ways.filter(([, to]) => to !== "");
  const [chosen, setChosen] = useState<CodeChannel | null>(offered[0]?.[0] ?? null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const go = async () => {
    if (chosen === null || sending) return;
    setSending(true);
    setProblem(null);
    const reply = await send(chosen);
    setSending(false);
    if ("error" in reply) setProblem(reply.error);
  };
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t(offered.length === 0 ? "no_contact" : "why")}</p>
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      {chosen === null ? null : (
        <>
          <RadioGroup
            legend={t("where")}
            name="channel"
            value={chosen}
            onChange={(value) => setChosen(offered.find(([channel]) => channel === value)?.[0] ?? null)}
            options={offered.map(([channel, to]) => ({ value: channel, label: t(`to_${channel}`, { receiver: to }) }))}
          />
          <Button block loading={sending} onClick={go}>
            {t("send")}
          </Button>
        </>
      )}
    </div>
  );
}

function SignIn({ orderCode }: { orderCode: string }) {
  const t = useProofText();
  const back = encodeURIComponent(`/account/order/detail/${orderCode}`);
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t("sign_in_text")}</p>
      <div>
        <LinkButton to={`/login?redirectUrl=${back}`}>{t("sign_in")}</LinkButton>
      </div>
    </div>
  );
}
