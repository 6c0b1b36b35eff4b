// The tournament's screens, loaded together: whoever opens one is in a hall where the network may be slow.

export { PassScreen } from "./PassScreen";
export { PrintScreen } from "./print/PrintScreen";
export { TournamentStart } from "./organiser/TournamentStart";
