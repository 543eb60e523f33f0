import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { useToast } from "../feedback/toast-context.tsx";
import { TextField } from "../forms/text-field.tsx";
import { Icon } from "../icons/icon.tsx";
import { Dialog, type DialogProps } from "../overlays/dialog.tsx";
import { Drawer, type DrawerProps } from "../overlays/drawer.tsx";
import { Menu } from "../overlays/menu.tsx";
import { Popover } from "../overlays/popover.tsx";
import { Family, longText, Sample } from "./sample.tsx";

export function Overlays() {
  return <Family title="Overlays">{() => <Samples />}</Family>;
}

function Samples() {
  return (
    <>
      <Sample name="Dialog: 360, 500, 600 and 1045 px; 90 % on phones" wide>
        <div className="flex flex-wrap gap-2">
          {(["s", "m", "l", "xl"] as const).map((size) => (
            <DialogSample key={size} size={size} />
          ))}
          <DialogSample size="s" dismissible={false} />
        </div>
      </Sample>
      <Sample name="Drawer: from the left, right, bottom">
        <div className="flex flex-wrap gap-2">
          {(["left", "right", "bottom"] as const).map((side) => (
            <DrawerSample key={side} side={side} />
          ))}
        </div>
      </Sample>
      <Sample name="Menu and popover">
        <div className="flex flex-wrap gap-4">
          <Menu
            trigger={
              <>
                <Icon name="globe" /> English <Icon name="chevron-down" size="sm" />
              </>
            }
            triggerClassName="px-2 font-bold hover:bg-sunken"
            items={[
              { key: "en", label: "English", current: true, onSelect: () => {} },
              { key: "id", label: "Bahasa Indonesia", lang: "id", onSelect: () => {} },
              { key: "vi", label: "Tiếng Việt", lang: "vi", onSelect: () => {} },
              { key: "zh", label: "简体中文", lang: "zh-CN", onSelect: () => {} },
            ]}
          />
          <Popover trigger="Details" triggerClassName="px-2 font-bold underline" align="end">
            <p className="max-w-64 p-3 text-sm">{longText}</p>
          </Popover>
        </div>
      </Sample>
    </>
  );
}

function DialogSample({ size, dismissible = true }: Pick<DialogProps, "size" | "dismissible">) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {dismissible ? `Dialog ${size}` : "Dialog that waits"}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        size={size}
        title="Where shall we send it?"
        closeLabel="Close"
        dismissible={dismissible}
        initialFocus={size === "m" ? "field" : "heading"}
        footer={
          <>
            <Button onClick={close}>Save</Button>
            <Button variant="secondary" onClick={() => toast({ text: "A message over a dialog" })}>
              Show a message
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>{longText}</p>
          <TextField name="street" kind="address-line" label="Street and number" />
        </div>
      </Dialog>
    </>
  );
}

function DrawerSample({ side }: Pick<DrawerProps, "side">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {`Drawer ${side}`}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        side={side}
        title="Filter"
        closeLabel="Close"
        footer={<Button block>Show 24</Button>}
      >
        <p>{longText}</p>
      </Drawer>
    </>
  );
}
