import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { LinkButton } from "../actions/link-button.tsx";
import { Alert } from "../feedback/alert.tsx";
import { Badge, CountBadge } from "../feedback/badge.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ProgressBar } from "../feedback/progress-bar.tsx";
import type { LoadingState } from "../feedback/progress-steps.ts";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Spinner } from "../feedback/spinner.tsx";
import { useToast } from "../feedback/toast-context.tsx";
import { Family, longText, Sample } from "./sample.tsx";

export function Feedback() {
  return <Family title="Feedback">{() => <Samples />}</Family>;
}

function Samples() {
  const toast = useToast();
  const [bar, setBar] = useState<LoadingState>("idle");
  const [shown, setShown] = useState(true);
  return (
    <>
      <Sample name="Notice: info, success, warning, promotion, error, dismissible" wide>
        <div className="grid gap-3">
          <Alert title="Free delivery above Rp300.000">Added by itself at checkout.</Alert>
          <Alert tone="success">Your address is saved.</Alert>
          <Alert tone="warning" title="Only 2 left in this size" />
          <Alert tone="promo" title="Flash sale until midnight" />
          <Alert tone="error" title="The payment did not go through" actions={<Button size="sm">Try again</Button>}>
            {longText}
          </Alert>
          {shown ? (
            <Alert onDismiss={() => setShown(false)} dismissLabel="Dismiss">
              This one can be sent away.
            </Alert>
          ) : null}
        </div>
      </Sample>
      <Sample name="Toast: success, error, with action, long">
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => toast({ text: "Added to your bag" })}>
            Success
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => toast({ kind: "error", text: "We could not save this" })}
          >
            Error
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => toast({ kind: "info", text: "Removed", action: { label: "Undo", onSelect: () => {} } })}
          >
            With action
          </Button>
          <Button size="sm" variant="secondary" onClick={() => toast({ text: longText, duration: 8_000 })}>
            Long
          </Button>
        </div>
      </Sample>
      <Sample name="Loading bar, at the top of the window">
        <div className="flex flex-wrap gap-2">
          {(["loading", "idle", "error"] as const).map((state) => (
            <Button key={state} size="sm" variant="secondary" onClick={() => setBar(state)}>
              {state}
            </Button>
          ))}
          <ProgressBar state={bar} label="Loading the page" />
        </div>
      </Sample>
      <Sample name="Badges and counts">
        <div className="flex flex-wrap items-center gap-2">
          <Badge>Draft</Badge>
          <Badge tone="court">Paid</Badge>
          <Badge tone="brick">New</Badge>
          <Badge tone="sun">Flash sale</Badge>
          <Badge tone="danger">Cancelled</Badge>
          <Badge tone="info">On its way</Badge>
          <CountBadge count={7} unit="messages" />
          <CountBadge count={10} cap={9} unit="messages" />
          <CountBadge count={100} unit="items" />
        </div>
      </Sample>
      <Sample name="Spinner (after 200 ms), skeleton">
        <div className="flex items-center gap-5">
          <Spinner label="Loading" />
          <Spinner size="lg" />
          <div className="grow">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-2/3" />
          </div>
        </div>
      </Sample>
      <Sample name="Empty state" wide>
        <EmptyState title="Your bag is empty" actions={<LinkButton to="/">Start building</LinkButton>}>
          What you put in here waits for you, on every device.
        </EmptyState>
      </Sample>
    </>
  );
}
