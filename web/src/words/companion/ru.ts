import companion from "../../../../locales/ru/companion.ftl?raw";
import solve from "../../../../locales/ru/solve.ftl?raw";

export default [companion, solve].join("\n");
