import aloud from "../../../locales/ru/aloud.ftl?raw";
import game from "../../../locales/ru/game.ftl?raw";
import page from "../../../locales/ru/page.ftl?raw";
import table from "../../../locales/ru/table.ftl?raw";
import tiles from "../../../locales/ru/tiles.ftl?raw";

export default [tiles, game, table, page, aloud].join("\n");
