import companion from "../../../../locales/pl/companion.ftl?raw";
import solve from "../../../../locales/pl/solve.ftl?raw";

export default [companion, solve].join("\n");
