import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { CodeField } from "./code-field.tsx";
import { type InputKind, inputKinds } from "./input-kinds.ts";
import { PasswordField } from "./password-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

/** The attributes of the first tag of this kind. */
function attributes(element: ReactElement, tag: string): Record<string, string> {
  const inside = new RegExp(`<${tag}\\b([^>]*)>`).exec(renderToStaticMarkup(element))?.[1] ?? "";
  return Object.fromEntries(
    [...inside.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name?.toLowerCase(), value]),
  );
}

const expected: [InputKind, Record<string, string>][] = [
  ["mobile", { type: "tel", inputmode: "numeric", autocomplete: "tel-national" }],
  ["email", { type: "email", autocomplete: "email", autocapitalize: "off", spellcheck: "false" }],
  ["username", { type: "text", inputmode: "email", autocomplete: "username", autocapitalize: "off" }],
  ["current-password", { type: "password", autocomplete: "current-password" }],
  ["new-password", { type: "password", autocomplete: "new-password" }],
  ["code", { type: "text", inputmode: "numeric", autocomplete: "one-time-code", spellcheck: "false" }],
  ["pin", { type: "password", inputmode: "numeric", autocomplete: "off" }],
  ["given-name", { autocomplete: "given-name", spellcheck: "false" }],
  ["family-name", { autocomplete: "family-name", spellcheck: "false" }],
  ["birth-date", { type: "text", autocomplete: "bday" }],
  ["gender", { autocomplete: "sex" }],
  ["company", { autocomplete: "organization" }],
  ["address-line", { autocomplete: "address-line1" }],
  ["province", { autocomplete: "address-level1" }],
  ["city", { autocomplete: "address-level2" }],
  ["district", { autocomplete: "address-level3" }],
  ["postal-code", { inputmode: "numeric", autocomplete: "postal-code" }],
  ["search", { type: "search", enterkeyhint: "search" }],
];

describe("keyboard and autofill attributes", () => {
  test.each(expected)("%s", (kind, wanted) => {
    expect(attributes(<TextField name="x" label="X" kind={kind} />, "input")).toMatchObject(wanted);
  });

  test("every kind but plain text and vouchers is in this table", () => {
    const listed = expected.map(([kind]) => kind);
    expect(Object.keys(inputKinds).filter((kind) => !(listed as string[]).includes(kind))).toEqual(["text", "voucher"]);
  });
});

describe("errors", () => {
  test("are shown beside the field and connected to it together with the hint", () => {
    const field = <TextField id="mail" name="mail" label="E-mail" hint="For the receipt" error="Not an address" />;
    expect(attributes(field, "input")).toMatchObject({
      "aria-describedby": "mail-hint mail-error",
      "aria-invalid": "true",
    });
    expect(renderToStaticMarkup(field)).toMatch(/<p id="mail-error"[^>]*>.*<span>Not an address<\/span><\/p>/);
  });

  test("a field without one is not marked", () => {
    expect(attributes(<TextField name="mail" label="E-mail" />, "input")).not.toHaveProperty("aria-invalid");
  });

  test.each([
    ["checkbox", <Checkbox key="c" id="f" name="terms" label="Terms" error="Please accept" />, "input"],
    ["select", <SelectField key="s" id="f" name="bank" label="Bank" options={[]} error="Please choose" />, "select"],
  ])("a %s has them too", (_, element, tag) => {
    expect(attributes(element, tag)).toMatchObject({ "aria-describedby": "f-error", "aria-invalid": "true" });
  });
});

test("the prefix of a phone number is outside the field and describes it", () => {
  const html = renderToStaticMarkup(<PhoneField id="m" name="mobile" label="Mobile" defaultValue="8123" />);
  const prefix = /<span id="([^"]+)"[^>]*>\+62<\/span>/.exec(html)?.[1];
  expect(html).toContain(`aria-describedby="${prefix}"`);
  expect(html).toContain('value="8123"');
});

test("a password starts hidden, with a button that offers to show it", () => {
  const field = <PasswordField name="p" kind="new-password" label="Password" showLabel="Show" concealLabel="Hide" />;
  expect(attributes(field, "input")).toMatchObject({ type: "password", autocomplete: "new-password" });
  expect(renderToStaticMarkup(field)).toMatch(/<button type="button".*Show/);
});

test("a code is one field without a maximum length, so that a whole message can be pasted", () => {
  const input = attributes(<CodeField name="code" label="Code" />, "input");
  expect(input).toMatchObject({ autocomplete: "one-time-code", inputmode: "numeric", pattern: "[0-9]{4}" });
  expect(input).not.toHaveProperty("maxlength");
});

test("radio buttons are a fieldset with a legend and share one name", () => {
  const options = [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ];
  const html = renderToStaticMarkup(<RadioGroup legend="Pick" name="pick" options={options} value="b" />);
  expect(html).toMatch(/^<fieldset[^>]*><legend[^>]*>Pick<\/legend>/);
  expect([...html.matchAll(/name="pick"/g)]).toHaveLength(2);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="b"|<input[^>]*value="b"[^>]*checked=""/);
});
