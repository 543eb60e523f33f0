export { Html, html } from "#kit/http/html.ts";
