import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const FOLDER = 'app/api'

/** Answers itself what no other route does, and isn't one of the API's addresses. */
const REST = '[...rest]'
/** Describes all others, and would import itself. */
const DOCUMENT = 'openapi.json'

const METHOD = /^export (?:const|async function|function) (GET|HEAD|POST|PUT|PATCH|DELETE)\b/gm
const EXPORTED = /^export \{([^}]*)\}/gm
const NAME = /\b(?:as )?(GET|HEAD|POST|PUT|PATCH|DELETE)\b(?! as)/g

/**
 * Writes the lists of the API's routes from the `route.ts` files: their modules, for the OpenAPI document, and their methods, which are
 * checked before a request reaches Next. A new route needs no line anywhere else.
 */
export function listRoutes() {
  const routes = routesIn(FOLDER)
    .filter((folder) => folder !== REST)
    .map((folder) => ({
      folder,
      path: `/${folder.replace(/\[(\.{3})?(\w+)\]/g, '{$1$2}')}`,
      methods: methodsIn(readFileSync(`${FOLDER}/${folder}/route.ts`, 'utf8')),
    }))
    // As a person would sort them: `{` comes after all letters.
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  write('lib/http/route-methods.generated.ts', methodsList(routes))
  write(
    `${FOLDER}/openapi.json/routes.generated.ts`,
    modulesList(routes.filter(({ folder }) => folder !== DOCUMENT && !folder.includes('[...'))),
  )
}

/** @returns {string[]} the folders below that have a route, as paths from the API's own folder */
function routesIn(folder, below = '') {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'route.ts') return [below]
    return entry.isDirectory() ? routesIn(`${folder}/${entry.name}`, below ? `${below}/${entry.name}` : entry.name) : []
  })
}

/** @returns {string[]} the methods that a route's module exports, sorted */
export function methodsIn(source) {
  const named = [...source.matchAll(EXPORTED)].flatMap(([, names]) => [...names.matchAll(NAME)])
  return [...source.matchAll(METHOD), ...named].map(([, method]) => method).toSorted()
}

const HEAD = '// Made from the route.ts files by scripts/steps/list-routes.mjs.\n'

function methodsList(routes) {
  const lines = routes.map(({ path, methods }) => `  '${path}': '${methods.join(' ')}',\n`)
  return `${HEAD}\n/** The API's routes by path under \`/api\`, each with the methods that it exports. */\nexport const ROUTE_METHODS: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
}

function modulesList(routes) {
  const imports = routes.map(({ folder }, index) => `import * as route${index} from '../${folder}/route'\n`)
  const lines = routes.map(({ path }, index) => `  '${path}': route${index},\n`)
  return `${HEAD}import type { RouteModule } from '@/lib/http/openapi'\n${imports.join('')}\n/** The modules of the API's routes by path under \`/api\`, but the document's own. */\nexport const ROUTES: Readonly<Record<string, RouteModule>> = {\n${lines.join('')}}\n`
}

function write(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
