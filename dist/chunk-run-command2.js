export { n as runCommand } from "./chunk-run-command.js";
