// The screens for people around a real table, loaded together: once one of them is there, none needs the network.

export { CardsScreen } from "./cards/CardsScreen";
export { ClockScreen } from "./clock/ClockScreen";
export { loadRulebook } from "../shared/rulebook";
export { Score } from "./score/Score";
export { Solve } from "./solve/Solve";
