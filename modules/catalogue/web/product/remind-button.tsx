import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { useProductText } from "./product-text.ts";
import { RemindMeDocument } from "./remind.graphql.gen.ts";

/** Requests a reminder for a sold-out SKU, and confirms it. */
export function RemindButton({ skuCode }: { skuCode: string }) {
  const t = useProductText();
  const api = useApi();
  const toast = useToast();
  const [asked, setAsked] = useState<{ sku: string; promise: string } | null>(null);
  const [busy, setBusy] = useState(false);

  const remind = async () => {
    setBusy(true);
    try {
      const { success, message } = (await api(RemindMeDocument, { skuCode })).remindWhenAvailable;
      if (success) setAsked({ sku: skuCode, promise: message ?? "" });
      else toast({ kind: "info", text: message ?? t("remindFailed") });
    } catch {
      toast({ kind: "error", text: t("remindFailed") });
    } finally {
      setBusy(false);
    }
  };
  if (asked?.sku === skuCode) {
    return (
      <Alert tone="success" live>
        {asked.promise}
      </Alert>
    );
  }
  return (
    <Button variant="secondary" size="lg" block icon="bell" loading={busy} onClick={remind}>
      {t("remindMe")}
    </Button>
  );
}
