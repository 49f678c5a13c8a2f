export { t as printRun } from "./chunk-print-run.js";
