import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { useContactProof } from "./contact-proof.tsx";
import { useProofText } from "./contact-proof-text.ts";

/** Replaces a form that requires a proven contact; reloads the page after a correct code. */
export function ProofRequest() {
  const t = useProofText();
  const { prove } = useContactProof();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const go = async () => {
    setAsking(true);
    if (await prove()) await revalidate();
    setAsking(false);
  };
  return (
    <Card as="section" studs="sun">
      <p>{t("gate_text")}</p>
      <div className="mt-4">
        <Button loading={asking} onClick={go}>
          {t("gate_go")}
        </Button>
      </div>
    </Card>
  );
}
