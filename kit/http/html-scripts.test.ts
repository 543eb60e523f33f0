import { expect, test } from "vitest";
import { readScripts } from "./html-scripts.ts";

const contents = (html: string) => readScripts(html).map((script) => script.content);

test.each([
  ["two scripts", "<p>a</p><script>one</script><script type=module>two</script>", ["one", "two"]],
  ["upper case and odd spacing", "<SCRIPT\n>one</ScRiPt\t>", ["one"]],
  ["a script in an attribute", `<p title="<script>no</script>">x</p>`, []],
  [
    "a script in an attribute among others",
    `<p id="a" title="> <script>no</script>" hidden/><script>yes</script>`,
    ["yes"],
  ],
  ["attributes without a space between", `<p a="1"b="<script>no</script>"><script>yes</script>`, ["yes"]],
  ["a script in a title with attributes", `<TITLE lang="en"><script>no</script></TITLE><script>yes</script>`, ["yes"]],
  ["a script in a bare attribute", "<p title=<script>no</script>", []],
  ["a script in a comment", "<!-- <script>no</script> --><script>yes</script>", ["yes"]],
  ["a comment that closes at once", "<!--><script>yes</script>-->", ["yes"]],
  ["a comment that closes with a dash", "<!---><script>yes</script>-->", ["yes"]],
  ["a comment that closes with a bang", "<!-- a --!><script>yes</script>", ["yes"]],
  ["a comment that never closes", "<!-- <script>no</script>", []],
  ["a script in a title", "<title><script>no</script></title><script>yes</script>", ["yes"]],
  ["a title that only seems to end", "<title></titles><script>no</script></title>", []],
  ["a script in a textarea", "<textarea><script>no</script></textarea>", []],
  ["a script in a style", "<style>/*<script>no</script>*/</style>", []],
  ["a script where scripting is off", "<noscript><script>no</script></noscript>", []],
  ["a script in an inline frame", "<iframe><script>no</script></iframe>", []],
  ["a script after plain text", "<plaintext><script>no</script>", []],
  ["an end tag with a quoted bracket", `</p title="<script>no</script>"><script>yes</script>`, ["yes"]],
  ["a quote that is never closed", `<p title="x><script>no</script>`, []],
  ["a quote that is never closed, far away", `<p title${" ".repeat(200)}="x><script>no</script>`, []],
  ["a doctype and a processing instruction", "<!doctype html><?x <script>no</script>?><script>yes</script>", ["yes"]],
  ["a lonely bracket", "1 < 2 <script>yes</script>", ["yes"]],
  ["another element with a similar name", "<scripts>no</scripts>", []],
  ["a script without an end", "<script>no", []],
  ["an end tag inside a string ends it", `<script>a = "</script>"</script>`, [`a = "`]],
  ["a similar end tag does not", `<script>a = "</scripts>"</script>`, [`a = "</scripts>"`]],
])("%s", (_, html, expected) => {
  expect(contents(html)).toEqual(expected);
});

test.each([
  ["a comment sign alone changes nothing", "<!-- x</script><script>b", ["<!-- x", "b"]],
  [
    "inside a comment sign a second script hides one end",
    "<!-- <script> x</script> y --> z",
    ["<!-- <script> x</script> y --> z"],
  ],
  ["the comment's end brings the ends back", "<!-- <script> --> x</script><script>b", ["<!-- <script> --> x", "b"]],
  ["a comment sign that closes itself", "<!--> <script> x", ["<!--> <script> x"]],
  ["a second script outside a comment sign", "x <script> y", ["x <script> y"]],
  ["a longer name hides nothing", "<!-- <scripty> x", ["<!-- <scripty> x"]],
])("script text: %s", (_, text, expected) => {
  expect(contents(`<script>${text}</script>`)).toEqual(expected);
});

test("attributes are read as written, the first of two counts", () => {
  const [script] = readScripts(`<script async type = "module" NONCE='a b' nonce=c src=/x.js data-a=1/></script>`);
  expect(Object.fromEntries(script?.attributes ?? [])).toEqual({
    async: "",
    type: "module",
    nonce: "a b",
    src: "/x.js",
    "data-a": "1/",
  });
});
