/**
 * All demonstrations and first games, by game.
 */
import { demos as aliVariants } from "./demos-ali-variants.js";
import { demos as ali, guide as aliGuide } from "./demos-ali.js";
import { demos as mangalaVariants } from "./demos-mangala-variants.js";
import { demos as mangala, guide as mangalaGuide } from "./demos-mangala.js";

export const DEMOS = { "ali-guli-mane": { ...ali, ...aliVariants }, mangala: { ...mangala, ...mangalaVariants } };

/** @type {Record<import("./demo.js").GameName, import("./demo.js").GuideStretch[]>} */
export const GUIDES = { "ali-guli-mane": aliGuide, mangala: mangalaGuide };

/** @typedef {{ [G in keyof typeof DEMOS]: keyof (typeof DEMOS)[G] }} RuleIds */
