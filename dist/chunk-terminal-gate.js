export { t as renderComparison, n as renderDecision } from "./chunk-terminal-gate2.js";
