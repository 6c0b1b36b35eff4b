import { render } from "solid-js/web";
import { App } from "./app/App";
import { catchBack } from "./app/sheets";
import { catchSlips } from "./app/slips";
import { speakOfFields } from "./app/validity";
import { preferred, speak } from "./words/words";
import "./app/fonts.css";
import "./app/theme.css";
import "./app/base.css";

const page = document.getElementById("page");
if (page === null) throw new Error("index.html has no place for the page");
catchBack();
catchSlips();
speakOfFields();
// Words first: nobody should see a page of ids.
void speak(preferred()).then(() => render(() => <App />, page));
