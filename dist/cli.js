#!/usr/bin/env node
import * as nodeModule from "node:module";
// src/cli/index.ts
if ("enableCompileCache" in nodeModule && typeof nodeModule.enableCompileCache === "function") nodeModule.enableCompileCache();
const { main } = await import("./chunk-main2.js");
process.exitCode = await main(process.argv.slice(2));
export {};
