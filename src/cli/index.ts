#!/usr/bin/env node
import * as nodeModule from 'node:module';

// Node 22.1 and newer keep compiled code from one start to the next.
if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function') {
  nodeModule.enableCompileCache();
}
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));
