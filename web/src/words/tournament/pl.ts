import desk from "../../../../locales/pl/desk.ftl?raw";
import hall from "../../../../locales/pl/hall.ftl?raw";
import phone from "../../../../locales/pl/phone.ftl?raw";
import tournament from "../../../../locales/pl/tournament.ftl?raw";

export default [tournament, desk, phone, hall].join("\n");
