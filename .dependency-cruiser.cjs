// Import directions of design.md; `npm run lint:imports` fails on an arrow that is not here.
const mayImport = {
  errors: [],
  text: [],
  rule: ['text'],
  docmetrics: ['text'],
  results: ['rule', 'docmetrics', 'errors'],
  house: ['results', 'rule', 'host', 'errors'],
  haunt: ['text', 'rule'],
  pdf: ['errors'],
  parser: ['results', 'host', 'errors'],
  gate: ['results', 'errors'],
  report: ['results', 'gate', 'errors'],
  host: ['errors'],
  github: ['report', 'gate', 'results', 'host', 'errors'],
};
const top = (name) => (name === 'errors' ? 'src/errors\\.ts' : `src/${name}/`);
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(mayImport).map(([room, allowed]) => ({
      name: `${room}-imports-only-${allowed.join('-') || 'nothing'}`,
      severity: 'error',
      from: { path: `^${top(room)}` },
      to: { path: '^src/', pathNot: [room, ...allowed].map((name) => `^${top(name)}`) },
    })),
    {
      name: 'only-host-touches-the-machine',
      comment: 'files, processes, network, clock and environment are in src/host alone',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(host|cli|action|app)/' },
      to: {
        dependencyTypes: ['core'],
        pathNot: '^(node:)?(path|url|crypto|util|string_decoder|buffer|zlib)$',
      },
    },
    {
      name: 'pure-rooms-use-no-node-module',
      severity: 'error',
      from: { path: '^src/(text|rule|docmetrics|gate|report)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'one-user-of-the-pdf-engine',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/pdf/' },
      to: { path: 'node_modules/(unpdf|@embedpdf|@hyzyla)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.mjs', '.cjs', '.json'] },
  },
};
