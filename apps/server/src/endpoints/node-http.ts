// Node's http. An `import` of it reads all that it exports, and so loads Node's fetch, which takes 10 MB of memory.
export const nodeHttp = process.getBuiltinModule('node:http');
