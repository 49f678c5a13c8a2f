export { n as renderLeaderboard } from "./chunk-leaderboard-terminal2.js";
