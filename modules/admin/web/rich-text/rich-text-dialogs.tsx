import { type KeyboardEvent, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { isLinkAddress } from "./link-address.ts";
import type { ChosenPicture, RichTextPickers } from "./rich-text-props.ts";
import { useRichTextText } from "./rich-text-text.ts";

/** Enter applies the dialog; the record's form around it must not save. */
const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

type LinkDialogProps = {
  /** The link at the cursor; empty for none. */
  href: string;
  onClose: () => void;
  /** Empty removes the link. */
  onSet: (href: string) => void;
};

export function LinkDialog({ href, onClose, onSet }: LinkDialogProps) {
  const t = useRichTextText();
  const [typed, setTyped] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const set = () => (isLinkAddress(typed.trim()) ? onSet(typed.trim()) : setWrong(true));
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      title={t("link_title")}
      closeLabel={t("cancel")}
      footer={
        <>
          {href === "" ? null : (
            <Button variant="quiet" onClick={() => onSet("")}>
              {t("link_remove")}
            </Button>
          )}
          <Button variant="court" onClick={set}>
            {t("link_set")}
          </Button>
        </>
      }
    >
      <TextField
        name="link-address"
        label={t("link_address")}
        hint={t("link_hint")}
        value={typed}
        maxLength={500}
        spellCheck={false}
        autoComplete="off"
        error={isWrong ? t("link_wrong") : null}
        onKeyDown={onEnter(set)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
      />
    </Dialog>
  );
}

type PictureTextDialogProps = { picture: ChosenPicture; onClose: () => void; onSet: (alt: string) => void };

/** A picture goes into a text with the words that stand for it. */
export function PictureTextDialog({ picture, onClose, onSet }: PictureTextDialogProps) {
  const t = useRichTextText();
  const [alt, setAlt] = useState(picture.alt);
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      title={t("alt_title")}
      closeLabel={t("cancel")}
      footer={
        <Button variant="court" onClick={() => onSet(alt.trim())}>
          {t("alt_set")}
        </Button>
      }
    >
      <div className="grid gap-3">
        <img src={picture.path} alt="" className="max-h-40 rounded-md border border-line object-contain" />
        <TextField
          name="picture-text"
          label={t("alt")}
          hint={t("alt_hint")}
          value={alt}
          maxLength={200}
          autoComplete="off"
          onKeyDown={onEnter(() => onSet(alt.trim()))}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}

type ProductsDialogProps = {
  codes: readonly string[];
  picker: RichTextPickers["products"];
  onClose: () => void;
  onSet: (codes: readonly string[]) => void;
};

export function ProductsDialog({ codes, picker, onClose, onSet }: ProductsDialogProps) {
  const t = useRichTextText();
  const [chosen, setChosen] = useState(codes);
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title={t("products_title")}
      closeLabel={t("cancel")}
      footer={
        <Button variant="court" onClick={() => onSet(chosen)}>
          {t("products_set")}
        </Button>
      }
    >
      {picker({ codes: chosen, onChange: setChosen })}
    </Dialog>
  );
}
