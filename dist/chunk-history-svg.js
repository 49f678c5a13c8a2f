export { n as historySvg } from "./chunk-history-svg2.js";
