/** What sets the flag, if anybody lets it. */
const deed = "window.__pwned=1";

const elements = [
  `<script>${deed}</script>`,
  `<script src=data:text/javascript,${deed}></script>`,
  `<img src=x onerror=${deed}>`,
  `<img src=x:x onerror=eval(atob('d2luZG93Ll9fcHduZWQ9MQ=='))>`,
  `<svg onload=${deed}>`,
  `<svg><script>${deed}</script></svg>`,
  `<svg><animate onbegin=${deed} attributeName=x dur=1s>`,
  `<math><mtext><img src=x onerror=${deed}>`,
  `<details open ontoggle=${deed}>x</details>`,
  `<input autofocus onfocus=${deed}>`,
  `<video><source onerror=${deed}></video>`,
  `<audio src=x onerror=${deed}>`,
  `<iframe srcdoc="<script>parent.${deed.slice(7)}</script>">`,
  `<iframe src="javascript:parent.${deed.slice(7)}">`,
  `<object data="javascript:${deed}">`,
  `<embed src="javascript:${deed}">`,
  `<a href="javascript:${deed}">x</a>`,
  `<form><button formaction="javascript:${deed}">x</button></form>`,
  `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=${deed}>x</b>`,
  `<meta http-equiv=refresh content="0;url=javascript:${deed}">`,
  `<base href="//evil.example/">`,
  `<link rel=stylesheet href="//evil.example/x.css">`,
  `<template><img src=x onerror=${deed}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${deed}>">`,
  `{{constructor.constructor('${deed}')()}}\${${deed}}`,
];
const waysOut = ["", '">', "'>", "</script>", "</style>", "</title></textarea>", "-->", "\u2028]]>"];

/** Two hundred texts with markup that runs something wherever it is taken for markup. */
export const hostileWords: readonly string[] = waysOut.flatMap((out) => elements.map((element) => `${out}${element}`));
