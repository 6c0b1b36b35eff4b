import aloud from "../../../locales/en/aloud.ftl?raw";
import game from "../../../locales/en/game.ftl?raw";
import page from "../../../locales/en/page.ftl?raw";
import table from "../../../locales/en/table.ftl?raw";
import tiles from "../../../locales/en/tiles.ftl?raw";

export default [tiles, game, table, page, aloud].join("\n");
