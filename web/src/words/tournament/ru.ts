import desk from "../../../../locales/ru/desk.ftl?raw";
import hall from "../../../../locales/ru/hall.ftl?raw";
import phone from "../../../../locales/ru/phone.ftl?raw";
import tournament from "../../../../locales/ru/tournament.ftl?raw";

export default [tournament, desk, phone, hall].join("\n");
