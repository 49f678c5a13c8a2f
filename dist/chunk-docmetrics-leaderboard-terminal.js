export { r as renderDocmetricsLeaderboard } from "./chunk-docmetrics-leaderboard-terminal2.js";
