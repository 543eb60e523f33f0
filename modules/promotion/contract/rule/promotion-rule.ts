import type { Texts } from "#kit/core/locale.ts";

type Described = {
  /** The setting's name: letters and digits, beginning with a small letter. */
  readonly name: string;
  readonly labels: Texts;
};

/** A setting of a rule, as data: the back office draws its input, and the server validates it. */
export type RuleField =
  | (Described & { readonly kind: "number"; readonly least: number; readonly most: number })
  | (Described & { readonly kind: "choice"; readonly options: readonly RuleOption[] })
  /** Not set is no. It is never missing. */
  | (Described & { readonly kind: "flag" });

type RuleOption = { readonly value: string; readonly labels: Texts };

/** The settings of one promotion by the names of the fields. A flag that is not set is absent. */
export type RuleSettings = Readonly<Record<string, number | string | true>>;

/** A line that a promotion counts. */
export type RuleLine = {
  readonly skuCode: string;
  readonly quantity: number;
  /** What the line costs in rupiah after flash-sale prices and item promotions. */
  readonly amount: number;
};

/** A kind of promotion: how an order promotion computes its discount, instead of by levels. */
export type PromotionRule = {
  /** Small letters, digits and hyphens, such as `cheapest-off`. It is stored with promotions, so it never changes. */
  readonly code: string;
  readonly names: Texts;
  /** One sentence for the editor. */
  readonly about: Texts;
  readonly fields: readonly RuleField[];
  /**
   * The discount of each line in rupiah, in the order of the lines. Pure: the same lines and settings give the same discounts. What is
   * missing, negative or no number gives nothing, fractions are rounded down, and no line is lowered below zero.
   */
  readonly discounts: (lines: readonly RuleLine[], settings: RuleSettings) => readonly number[];
};

/** The rules of a shop by code. */
export type PromotionRules = ReadonlyMap<string, PromotionRule>;

/** The rule of one promotion with its settings, as stored. */
export type ChosenRule = { readonly code: string; readonly settings: RuleSettings };
