/** Script that sets the flag if it is executed. */
const script = "window.__pwned=1";

const elements = [
  `<script>${script}</script>`,
  `<script src=data:text/javascript,${script}></script>`,
  `<img src=x onerror=${script}>`,
  `<img src=x:x onerror=eval(atob('d2luZG93Ll9fcHduZWQ9MQ=='))>`,
  `<svg onload=${script}>`,
  `<svg><script>${script}</script></svg>`,
  `<svg><animate onbegin=${script} attributeName=x dur=1s>`,
  `<math><mtext><img src=x onerror=${script}>`,
  `<details open ontoggle=${script}>x</details>`,
  `<input autofocus onfocus=${script}>`,
  `<video><source onerror=${script}></video>`,
  `<audio src=x onerror=${script}>`,
  `<iframe srcdoc="<script>parent.${script.slice(7)}</script>">`,
  `<iframe src="javascript:parent.${script.slice(7)}">`,
  `<object data="javascript:${script}">`,
  `<embed src="javascript:${script}">`,
  `<a href="javascript:${script}">x</a>`,
  `<form><button formaction="javascript:${script}">x</button></form>`,
  `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=${script}>x</b>`,
  `<meta http-equiv=refresh content="0;url=javascript:${script}">`,
  `<base href="//evil.example/">`,
  `<link rel=stylesheet href="//evil.example/x.css">`,
  `<template><img src=x onerror=${script}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${script}>">`,
  `{{constructor.constructor('${script}')()}}\${${script}}`,
];
const waysOut = ["", '">', "'>", "</script>", "</style>", "</title></textarea>", "-->", "\u2028]]>"];

/** Two hundred texts with markup that runs something wherever it is taken for markup. */
export const hostileInputs: readonly string[] = waysOut.flatMap((out) => elements.map((element) => `${out}${element}`));
