export { said } from "#kit/core/said.ts";
