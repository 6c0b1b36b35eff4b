import companion from "../../../../locales/en/companion.ftl?raw";
import solve from "../../../../locales/en/solve.ftl?raw";

export default [companion, solve].join("\n");
