export { t as renderComparison } from "./chunk-terminal-gate2.js";
