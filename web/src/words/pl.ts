import aloud from "../../../locales/pl/aloud.ftl?raw";
import game from "../../../locales/pl/game.ftl?raw";
import page from "../../../locales/pl/page.ftl?raw";
import table from "../../../locales/pl/table.ftl?raw";
import tiles from "../../../locales/pl/tiles.ftl?raw";

export default [tiles, game, table, page, aloud].join("\n");
