/** Elements that run or embed content. */
const running = new Set(["script", "iframe", "frame", "frameset", "object", "embed", "applet", "portal"]);
const vowels = /^[aeio]/;
const addresses = new Set([
  "href",
  "src",
  "srcset",
  "action",
  "formaction",
  "poster",
  "background",
  "data",
  "xlink:href",
]);
const runningScheme = /^(javascript|vbscript|data):/i;

/** Active content of a tag as the end of a sentence ("holds …"), or null. */
export function dangerIn(name: string, attributes: Readonly<Record<string, string>>): string | null {
  if (running.has(name)) return `holds ${vowels.test(name) ? "an" : "a"} <${name}>, which pages may not carry`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) return `holds ${attribute}="…" on <${name}>, which pages may not carry`;
    if (!addresses.has(attribute.toLowerCase())) continue;
    const scheme = runningScheme.exec(withoutDisguise(value))?.[1];
    if (scheme) return `holds a ${scheme.toLowerCase()}: address on <${name}>, which pages may not carry`;
  }
  const picture = name === "img" ? (attributes.src ?? "") : "/";
  if (!/^\/(?![/\\])/.test(picture)) {
    return `holds a picture that is not this shop's ("${picture.slice(0, 80)}"); its address must begin with one slash`;
  }
  return null;
}

/** Removes control characters and spaces before a scheme, and line breaks inside it, because browsers ignore them. */
const withoutDisguise = (address: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these characters
  address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\ufeff]/g, "");
