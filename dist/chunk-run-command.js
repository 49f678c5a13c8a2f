export { n as runCommand } from "./chunk-run-command2.js";
