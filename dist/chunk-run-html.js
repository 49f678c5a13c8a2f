export { t as tellRunHtml } from "./chunk-run-html2.js";
