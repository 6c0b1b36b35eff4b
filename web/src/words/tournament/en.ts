import desk from "../../../../locales/en/desk.ftl?raw";
import hall from "../../../../locales/en/hall.ftl?raw";
import phone from "../../../../locales/en/phone.ftl?raw";
import tournament from "../../../../locales/en/tournament.ftl?raw";

export default [tournament, desk, phone, hall].join("\n");
