export { n as runCommand } from "./chunk-run.js";
