export { t as cutText, n as historyCsv, r as historyJson, i as historyMarkdown, a as historyTitle, o as renderHistory, s as startOf } from "./chunk-history-text2.js";
