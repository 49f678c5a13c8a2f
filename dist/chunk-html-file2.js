export { n as htmlOf } from "./chunk-html-file.js";
