import { useId, useState } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { Checkbox } from "../forms/checkbox.tsx";
import { CodeField } from "../forms/code-field.tsx";
import { ComboboxField } from "../forms/combobox-field.tsx";
import { PasswordField } from "../forms/password-field.tsx";
import { PhoneField } from "../forms/phone-field.tsx";
import { QuantityStepper } from "../forms/quantity-stepper.tsx";
import { RadioGroup } from "../forms/radio-group.tsx";
import { SelectField } from "../forms/select-field.tsx";
import { TextField } from "../forms/text-field.tsx";
import { Family, longText, Sample } from "./sample.tsx";

export function Fields() {
  return (
    <>
      <Family title="Text fields">{() => <TextSamples />}</Family>
      <Family title="Choices">{() => <ChoiceSamples />}</Family>
    </>
  );
}

function TextSamples() {
  const [code, setCode] = useState("");
  return (
    <>
      <Sample name="Text: empty, with hint">
        <TextField name="given" kind="given-name" label="First name" hint="As on your identity card" />
      </Sample>
      <Sample name="Text: optional, filled">
        <TextField
          name="company"
          kind="company"
          label="Company"
          optional="(optional)"
          defaultValue="CV Sumber Makmur"
        />
      </Sample>
      <Sample name="Text: error">
        <TextField
          name="mail"
          kind="email"
          label="E-mail"
          defaultValue="siti@"
          error="Please enter a valid e-mail address"
        />
      </Sample>
      <Sample name="Text: disabled, read only">
        <div className="grid gap-3">
          <TextField name="off" label="City" defaultValue="Bandung" disabled />
          <TextField name="fixed" label="Country" defaultValue="Indonesia" readOnly />
        </div>
      </Sample>
      <Sample name="Password with show button">
        <PasswordField
          name="password"
          kind="current-password"
          label="Password"
          defaultValue="rahasia-8"
          showLabel="Show password"
          concealLabel="Hide password"
        />
      </Sample>
      <Sample name="Phone, prefix outside">
        <PhoneField name="mobile" label="Mobile number" placeholder="812 3456 7890" />
      </Sample>
      <Sample name="Code: paste “kode: 1234”">
        <CodeField
          name="code"
          label="Verification code"
          hint={code ? `Complete: ${code}` : "Sent by WhatsApp"}
          onComplete={setCode}
        />
      </Sample>
      <Sample name="Code: error">
        <CodeField name="code2" label="Verification code" error="This code is wrong. 4 tries left." />
      </Sample>
      <Sample name="Search, label hidden, with button">
        <TextField
          name="q"
          kind="search"
          label="Search"
          hideLabel
          placeholder="Search bricks, balls, bags"
          end={<IconButton icon="search" label="Search" type="submit" />}
        />
      </Sample>
      <Sample name="Text: long label and long error">
        <TextField name="long" label={longText} error={longText} />
      </Sample>
    </>
  );
}

function ChoiceSamples() {
  const id = useId();
  const [quantity, setQuantity] = useState(3);
  const step = { label: "Quantity", decreaseLabel: "One less", increaseLabel: "One more" };
  return (
    <>
      <Sample name="Checkbox: off, on, disabled, error, long">
        <Checkbox name="a" label="Send me news" />
        <Checkbox name="b" label="Remember this address" hint="Kept in your account only" defaultChecked />
        <Checkbox name="c" label="Gift wrapping" disabled />
        <Checkbox name="d" label="I accept the terms" error="Please accept the terms to go on" />
        <Checkbox name="e" label={longText} />
      </Sample>
      <Sample name="Radio group: list">
        <RadioGroup
          legend="Gender"
          name={`${id}-gender`}
          defaultValue="f"
          options={[
            { value: "f", label: "Female" },
            { value: "m", label: "Male" },
            { value: "x", label: "Rather not say", disabled: true },
          ]}
        />
      </Sample>
      <Sample name="Radio group: tiles, error" wide>
        <RadioGroup
          tiles
          legend="Delivery"
          name={`${id}-delivery`}
          defaultValue="home"
          error="Please choose how you want to receive your order"
          options={[
            {
              value: "home",
              label: "Home delivery",
              description: "2 to 4 days",
              end: <b className="tabular-nums">Rp18.000</b>,
            },
            { value: "store", label: "Store pickup", description: "Ready today at Jalan Braga 12", end: <b>Free</b> },
            { value: "drone", label: "By drone", description: "Not in your area", disabled: true },
          ]}
        />
      </Sample>
      <Sample name="Select: placeholder, error">
        <div className="grid gap-3">
          <SelectField
            name="size"
            label="Size"
            placeholder="Choose a size"
            options={["38", "39", "40"].map((value) => ({ value, label: `EU ${value}` }))}
          />
          <SelectField
            name="bank"
            label="Bank"
            error="Please choose a bank"
            options={[{ value: "1", label: longText }]}
          />
        </div>
      </Sample>
      <Sample name="Combobox: offers a list, picked, error">
        <ComboboxSamples />
      </Sample>
      <Sample name="Quantity: free, at its limit, disabled">
        <div className="grid justify-items-start gap-3">
          <QuantityStepper {...step} value={quantity} max={50} onChange={setQuantity} />
          <QuantityStepper {...step} value={50} max={50} onChange={() => {}} />
          <QuantityStepper {...step} value={1} max={5} disabled onChange={() => {}} />
        </div>
      </Sample>
    </>
  );
}

const towns = ["Bandung", "Banjarmasin", "Bogor", "Surabaya"].map((label) => ({
  value: label,
  label,
  detail: "A town",
}));

function ComboboxSamples() {
  const [typed, setTyped] = useState("");
  const options = towns.filter(({ label }) => typed !== "" && label.toLowerCase().startsWith(typed.toLowerCase()));
  const texts = { listLabel: "Towns", status: options.length === 0 && typed !== "" ? "Nothing found" : "" };
  return (
    <div className="grid gap-3">
      <ComboboxField
        {...texts}
        label="Town"
        hint="Type B and look"
        speaksFor="town"
        typed={typed}
        onType={setTyped}
        options={options}
        onPick={setTyped}
      />
      <ComboboxField
        {...texts}
        label="Town, picked"
        speaksFor="town"
        typed="Bogor"
        onType={() => {}}
        options={[]}
        onPick={() => {}}
        picked
      />
      <ComboboxField
        {...texts}
        label="Town, missing"
        error="Please choose a town"
        speaksFor="town"
        typed=""
        onType={() => {}}
        options={[]}
        onPick={() => {}}
      />
    </div>
  );
}
