export { t as main } from "./chunk-main.js";
