import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { maxAddresses } from "../contract/constants.ts";
import { AddressCard } from "./address-card.tsx";
import { AddressForm } from "./address-form.tsx";
import type { AddressModel } from "./address-model.ts";
import { useAddressText } from "./address-text.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { useAddressCalls } from "./use-address-calls.ts";

type AddressPageProps = {
  addresses: readonly AddressModel[];
  /** The member's name and number, as initial values of a new address. */
  recipient?: Partial<AddressModel>;
};

type Open = { what: "add" } | { what: "edit" | "remove"; address: AddressModel } | null;

/** A member's addresses: list, add, edit, delete, choose the default (AC-05). */
export function AddressPage({ addresses, recipient }: AddressPageProps) {
  const t = useAddressText();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { save, makeDefault, remove } = useAddressCalls();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const full = addresses.length >= maxAddresses;
  const close = () => setOpen(null);
  const done = (text: string) => {
    close();
    toast({ kind: "success", text });
    void revalidate();
  };
  const changeDefault = async (address: AddressModel) => {
    if (busy) return;
    setBusy(address.addressCode);
    const problem = await makeDefault(address);
    setBusy(null);
    if (problem === null) done(t("default_changed"));
    else toast({ kind: "error", text: problem });
  };
  const add = (
    <Button icon="plus" onClick={() => setOpen({ what: "add" })} disabled={full}>
      {t("add")}
    </Button>
  );
  const changed = open?.what === "edit" ? open.address : undefined;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-extrabold tracking-tight outline-none md:text-3xl">
          {t("title")}
        </h1>
        {addresses.length > 0 ? add : null}
      </div>
      <noscript>
        <Alert tone="info">{t("needs_script")}</Alert>
      </noscript>
      {full ? <Alert tone="info">{t("full", { count: maxAddresses })}</Alert> : null}
      {addresses.length === 0 ? (
        <EmptyState title={t("empty_title")} actions={add}>
          <p>{t("empty_text")}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard
              key={address.addressCode}
              address={address}
              busy={busy === address.addressCode}
              onEdit={() => setOpen({ what: "edit", address })}
              onRemove={() => setOpen({ what: "remove", address })}
              onMakeDefault={() => void changeDefault(address)}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={open?.what === "add" || open?.what === "edit"}
        onClose={close}
        title={t(changed ? "edit_title" : "add_title")}
        closeLabel={t("close")}
        initialFocus="field"
        size="l"
        fullOnPhone
      >
        <AddressForm
          address={changed}
          recipient={recipient}
          first={addresses.length === 0 || (changed !== undefined && addresses.length === 1)}
          onSave={async (address) => {
            const problems = await save(address, changed?.addressCode);
            if (problems === null) done(t("saved"));
            return problems;
          }}
        />
      </Dialog>
      <RemoveDialog
        address={open?.what === "remove" ? open.address : null}
        onClose={close}
        onRemove={async ({ addressCode }) => {
          const problem = await remove(addressCode);
          if (problem !== null) return problem;
          done(t("deleted"));
          // The buttons disappear with the card: keyboard focus moves to the heading.
          heading.current?.focus({ preventScroll: true });
          return null;
        }}
      />
    </div>
  );
}
