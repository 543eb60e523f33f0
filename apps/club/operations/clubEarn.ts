import { notOpenYet } from "../not-open-yet.ts";

export const clubEarn = notOpenYet;
