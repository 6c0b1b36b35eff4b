// House rules in words. The texts are those of the command line, loaded by `speakOf("rules")`.

import type { HouseRule } from "../engine/editions";
import { say } from "./words";

/** What a value is: a number as it is, a choice in words. */
export const choiceText = (value: string): string => (Number.isNaN(Number(value)) ? say(`choice-${value}`) : value);

export const houseRuleText = ({ name, value }: HouseRule): string => `${say(`value-${name}`)}: ${choiceText(value)}`;
